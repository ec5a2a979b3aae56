import { useTranslation } from 'react-i18next';
import { deedKey, type Overlay, type Story } from '../../../stage/index.ts';
import { fitWords } from '../../ui/fitWords.ts';
import { Action } from './Action.tsx';
import { Icon } from './Icon.tsx';

type Deed = Extract<Overlay, { kind: 'bubble' }>['deed'];

interface NextButtonProps {
  readonly chapter: Story['chapters'][number] | undefined;
  readonly deed: Deed;
  readonly onPress: () => void;
}

/**
 * Shows the deed of a step, as in "Knock". Its accessible name is then "Next: knock", so that voice control finds it
 * by both words. Within a chapter its width never changes: otherwise Back could move under the pointer, and a second
 * press would hit Back.
 */
export function NextButton({ chapter, deed, onPress }: NextButtonProps) {
  const { t } = useTranslation();
  const textOf = (key: NonNullable<Deed>) => t('ui.deed', { deed: t(key) });
  const deeds = Object.values(chapter?.lines ?? {}).flatMap(line =>
    chapter && line?.deed ? textOf(deedKey(chapter.number, line.deed)) : [],
  );
  const [longest] = deeds.sort((a, b) => b.length - a.length);
  return (
    <Action
      className="controls__next"
      aria-label={deed ? t('ui.deed.next', { deed: t(deed) }) : t('ui.next')}
      onClick={onPress}
    >
      <span className="controls__deed" data-longest={longest}>
        {/* a key for each: React would reuse the span, and fail at a text that a page translator has replaced */}
        {deed ? (
          <span key={deed} className="controls__words">
            {textOf(deed)}
          </span>
        ) : (
          <span key="next" ref={fitWords} className="controls__go">
            {t('ui.next')}
            <Icon of="next" />
          </span>
        )}
      </span>
    </Action>
  );
}
