import type { ReactNode } from 'react';
import './tool.css';

interface ToolProps {
  /** label of the button */
  readonly words: string;
  /** icon of the button */
  readonly children: ReactNode;
  /** true if the button opens a dialog */
  readonly opens?: boolean;
  readonly onClick: () => void;
}

/** A round button with an icon. On hover or keyboard focus its label appears above the button. */
export const Tool = ({ words, children, opens, onClick }: ToolProps) => (
  <button type="button" className="round tool" aria-haspopup={opens ? 'dialog' : undefined} onClick={onClick}>
    {children}
    <span className="tool__words">{words}</span>
  </button>
);
