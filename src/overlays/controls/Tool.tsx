import type { ReactNode } from 'react';
import './tool.css';

interface ToolProps {
  /** label of the button */
  readonly words: string;
  /** icon of the button */
  readonly children: ReactNode;
  /** in windows from 1280 x 561 px the label is always visible, beside the icon */
  readonly isWide?: boolean;
  /** the button opens a dialog */
  readonly opens?: boolean;
  readonly onClick: () => void;
}

/** A round button with an icon. On hover or keyboard focus its label appears above the button. */
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
