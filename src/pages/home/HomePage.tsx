import { useEffect } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Argument } from './Argument.tsx';
import { Cards } from './Cards.tsx';
import { Closing } from './Closing.tsx';
import { Hero } from './Hero.tsx';
import { lookAhead } from './lookAhead.ts';
import './home.css';

export default function HomePage() {
  useEffect(() => {
    const prefetching = new AbortController();
    void lookAhead(prefetching.signal);
    return () => prefetching.abort();
  }, []);
  return (
    <>
      <Hero />
      <Argument number={1} background="lilac" picture={[1000, 940]} url="/simulation_wny" />
      <div className="home-banner">
        <Banner lines={1} once />
      </div>
      <Argument number={2} background="purple" picture={[1000, 1000]} url="/simulation_wny" />
      <Argument number={3} background="white" picture={[1660, 1080]} url="/starter" />
      <Argument number={4} background="yellow" picture={[1000, 1100]} url="/starter" />
      <Argument number={5} background="plum" picture={[1746, 1000]} url="/simulation_wny" />
      <Cards />
      <Closing />
    </>
  );
}
