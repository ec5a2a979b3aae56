import type { ReactNode } from 'react';
import './tool.css';

interface ToolProps {
  readonly words: string;
  readonly children: ReactNode;
  readonly opens?: boolean;
  readonly onClick: () => void;
}

export const Tool = ({ words, children, opens, onClick }: ToolProps) => (
  <button type="button" className="round tool" aria-haspopup={opens ? 'dialog' : undefined} onClick={onClick}>
    {children}
    <span className="tool__words">{words}</span>
  </button>
);
