import type { ComponentProps } from 'react';
import '../../styles/button.css';

interface ActionProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  readonly tone?: 'orange' | 'yellow' | 'white';
  readonly className?: string;
}

/**
 * A slanted button for an action on this page. With `aria-disabled` a press does nothing. The button then stays
 * focusable, so that a keyboard user does not lose the focus.
 */
export function Action({ tone = 'orange', className = '', children, onClick, ...rest }: ActionProps) {
  const isDisabled = rest['aria-disabled'] === true;
  return (
    <button
      {...rest}
      type="button"
      className={`button button--${tone} ${className}`}
      onClick={isDisabled ? undefined : onClick}
    >
      <span className="button__text">{children}</span>
    </button>
  );
}
