import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

const isOn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** The handle gives way to no scrolling, so a finger on it may go at once. */
class HandleSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: { nativeEvent: TouchEvent }) =>
        nativeEvent.touches.length === 1 && isOn(nativeEvent.target, '[data-handle]'),
    },
  ];
}

/** Anywhere else a finger may mean to scroll: it has to rest first. */
class HoldSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: { nativeEvent: TouchEvent }) =>
        nativeEvent.touches.length === 1 && !isOn(nativeEvent.target, 'button'),
    },
  ];
}

/** How a choice can be taken up: distances in CSS pixels, delay in milliseconds. */
export const useRankingSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(HandleSensor, { activationConstraint: { distance: 4 } }),
    useSensor(HoldSensor, { activationConstraint: { delay: 140, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
