import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** When a press becomes a drag: distances in CSS pixels, delay in ms. */
const AT_ONCE = { distance: 4 };
const AFTER_REST = { delay: 140, tolerance: 8 };

const isOn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * A touch on the handle drags after 4 px. Elsewhere on the choice a touch may be meant to scroll, so it drags only
 * after a rest of 140 ms. A touch on the arrow buttons never drags.
 */
class FingerSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent: { touches, target } }: { nativeEvent: TouchEvent }) =>
        touches.length === 1 && (isOn(target, '[data-handle]') || !isOn(target, 'button')),
    },
  ];

  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    const activationConstraint = isOn(props.event.target, '[data-handle]') ? AT_ONCE : AFTER_REST;
    super({ ...props, options: { ...props.options, activationConstraint } });
  }
}

/** Returns the dnd-kit sensors of a ranking: mouse, finger and keyboard. */
export const useRankingSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: AT_ONCE }),
    useSensor(FingerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
