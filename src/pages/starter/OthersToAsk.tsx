import { OWNER } from 'virtual:owner';
import { Button } from '../../ui/Button.tsx';
import './others-to-ask.css';

/** The association's and the federal programme's own pages, which publish dates and answer questions. */
export function OthersToAsk({ tone }: { tone: 'orange' | 'yellow' }) {
  return (
    <ul className="others">
      {OWNER.sessions.published.map(({ name, address }) => (
        <li key={address}>
          <Button text={name} url={address} target="_blank" tone={tone} />
        </li>
      ))}
    </ul>
  );
}
