import { useTranslation } from 'react-i18next';
import './source-links.css';

export function SourceLinks({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation();
  const list = numbers.join(', ');
  return (
    <sup className="source-links">
      <a
        href={`#source-${numbers[0]}`}
        aria-label={t('pages.starter.sources.link', { count: numbers.length, list })}
      >
        {list}
      </a>
    </sup>
  );
}
