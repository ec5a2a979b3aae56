import words from '../../../locales/en/starter.json';
import { addWords } from '../../words/i18n.ts';
import { Closing } from './Closing.tsx';
import { Coach } from './Coach.tsx';
import { Intro } from './Intro.tsx';
import { Journey } from './journey/Journey.tsx';
import { Resources } from './Resources.tsx';
import { Switzerland } from './Switzerland.tsx';
import { Sessions } from './sessions/Sessions.tsx';
import { Testimonial } from './Testimonial.tsx';
import './starter.css';

addWords(words);

export default function StarterPage() {
  return (
    <div className="starter">
      <Intro />
      <Testimonial />
      <Coach />
      <Switzerland />
      <Journey />
      <Sessions />
      <Resources />
      <Closing />
    </div>
  );
}
