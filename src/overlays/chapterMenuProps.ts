/** What both chapter menus show. */
import type { Command, Story } from '../../stage/index.ts';

export interface ChapterMenuProps {
  readonly chapters: Story['chapters'];
  readonly current: number;
  /** chapters up to this number are open, those below it are done */
  readonly done: number;
  /** she has come to the end of the last chapter */
  readonly isEnd: boolean;
  /** how far into the match day, 0 to 1 */
  readonly value: number;
  readonly dispatch: (command: Command) => void;
}
