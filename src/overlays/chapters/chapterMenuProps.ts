/** The props of both chapter menus. */
import type { Command, Story } from '../../../stage/index.ts';

export interface ChapterMenuProps {
  readonly chapters: Story['chapters'];
  readonly current: number;
  /** chapters up to this number are open, those below it are done */
  readonly done: number;
  /** the finale is shown */
  readonly isEnd: boolean;
  /** progress through the match day, 0 to 1 */
  readonly value: number;
  readonly dispatch: (command: Command) => void;
}
