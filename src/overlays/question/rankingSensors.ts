import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** A drag begins when the pointer has moved by `distance`, in CSS pixels. */
const AT_ONCE = { distance: 4 };
/** A drag begins when the finger has rested for `delay`, in ms. Meanwhile it may move by `tolerance`, in CSS pixels. */
const AFTER_REST = { delay: 140, tolerance: 8 };

const isOn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Decides when a touch drags a choice:
 * - on the handle: after a move of 4 px;
 * - on the arrow buttons: never;
 * - elsewhere on the choice: after a rest of 140 ms, because the visitor may want to scroll.
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

export const useRankingSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: AT_ONCE }),
    useSensor(FingerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
