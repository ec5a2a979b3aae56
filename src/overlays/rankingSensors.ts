import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** Distances in CSS pixels, delay in milliseconds. */
const AT_ONCE = { distance: 4 };
const AFTER_A_REST = { delay: 140, tolerance: 8 };

const isOn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** On the handle, where nothing scrolls, a finger goes at once; elsewhere it may mean to scroll and has to rest first. */
class FingerSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent: { touches, target } }: { nativeEvent: TouchEvent }) =>
        touches.length === 1 && (isOn(target, '[data-handle]') || !isOn(target, 'button')),
    },
  ];

  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    const activationConstraint = isOn(props.event.target, '[data-handle]') ? AT_ONCE : AFTER_A_REST;
    super({ ...props, options: { ...props.options, activationConstraint } });
  }
}

/** The ways to take up a choice. */
export const useRankingSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: AT_ONCE }),
    useSensor(FingerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
