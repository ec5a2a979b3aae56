/** Waits for the end of a press. What moves the page between press and release makes the browser drop the click. */

const CHECK_INTERVAL = 50;

let isPressed = false;
/** Without a `mouseup`, as after a context menu, the press ends at the next movement without a button. */
const note = ({ type, buttons }: MouseEvent) => {
  isPressed = type === 'mousedown' || (isPressed && type === 'mousemove' && buttons > 0);
};
for (const type of ['mousedown', 'mousemove', 'mouseup', 'dragend'] as const)
  globalThis.addEventListener?.(type, note, { capture: true });

/** Also waits for the end of a tap: after it, the browser sends a mouse's events, and moves the focus at `mousedown`. */
export async function released(): Promise<void> {
  while (isPressed) await new Promise(resolve => setTimeout(resolve, CHECK_INTERVAL));
}
