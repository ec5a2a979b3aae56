import type { ReactNode } from 'react';
import './tool.css';

interface ToolProps {
  /** what it is called */
  readonly words: string;
  /** its sign */
  readonly children: ReactNode;
  /** its words stand beside the sign where there is room */
  readonly isWide?: boolean;
  /** it opens a dialog */
  readonly opens?: boolean;
  readonly onClick: () => void;
}

/** A round button with a sign. Its words stand above it while it is pointed at or has the focus. */
export const Tool = ({ words, children, isWide, opens, onClick }: ToolProps) => (
  <button
    type="button"
    className={`round tool${isWide ? ' tool--wide' : ''}`}
    aria-haspopup={opens ? 'dialog' : undefined}
    onClick={onClick}
  >
    {children}
    <span className="tool__words">{words}</span>
  </button>
);
