import type { ReactNode } from 'react';
import './tool.css';

interface ToolProps {
  /** label of the button */
  readonly words: string;
  /** icon of the button */
  readonly children: ReactNode;
  /** shows the label beside the icon if there is space */
  readonly isWide?: boolean;
  /** the button opens a dialog */
  readonly opens?: boolean;
  readonly onClick: () => void;
}

/** A round button with an icon. Its label appears above it on hover or focus. */
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
