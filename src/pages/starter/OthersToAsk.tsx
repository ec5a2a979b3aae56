import { OWNER } from 'virtual:owner';
import { Button } from '../../ui/Button.tsx';

export function OthersToAsk({ tone }: { tone: 'orange' | 'yellow' }) {
  return (
    <ul className="button-row">
      {OWNER.sessions.published.map(({ name, address }) => (
        <li key={address}>
          <Button text={name} url={address} target="_blank" tone={tone} />
        </li>
      ))}
    </ul>
  );
}
