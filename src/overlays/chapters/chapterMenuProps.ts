/** The props of both chapter menus: `ChapterMenu` on the layout md, `ChapterSheet` on the layout sm. */
import type { Command, Story } from '../../../stage/index.ts';

export interface ChapterMenuProps {
  readonly chapters: Story['chapters'];
  readonly current: number;
  /** chapters up to and including this number are open */
  readonly done: number;
  readonly isDone: (chapter: number) => boolean;
  /** how much of the match day the visitor has played, 0 to 1, for the progress bar and the progress ring */
  readonly value: number;
  readonly dispatch: (command: Command) => void;
}
