import { parse, type Runner, resolve } from '../../stage/index.ts';
import { count, type VisitEvent } from '../kiosk/counts.ts';

export function countVisit(
  { story, progress }: Runner,
  counted: (what: VisitEvent) => void = count,
): () => void {
  const reached = new Set<number>();
  let isFinished = false;
  const look = () => {
    const { label } = progress.getState();
    const [chapter] = parse(label);
    if (!reached.has(chapter)) counted({ chapter });
    reached.add(chapter);
    if (isFinished || resolve(story, label).kind !== 'finale') return;
    isFinished = true;
    counted('finished');
  };
  counted('visit');
  look();
  return progress.subscribe(look);
}
