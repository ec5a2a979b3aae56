import type { Command, Story } from '../../../stage/index.ts';

export interface ChapterMenuProps {
  readonly chapters: Story['chapters'];
  readonly current: number;
  /** chapters up to and including this number are open */
  readonly done: number;
  readonly isDone: (chapter: number) => boolean;
  /** position of the current step in the match day, 0 to 1 */
  readonly value: number;
  readonly dispatch: (command: Command) => void;
}
