/**
 * The handles over the large window: a click selects a target, a drag moves it, a corner scales it, the knob rotates
 * it.
 */
import { type CSSProperties, type PointerEvent, useLayoutEffect, useRef } from 'react';
import Moveable from 'react-moveable';
import type { Fit, Story } from '../stage/index.ts';
import type { RegionOf } from '../stage/story/types.ts';
import { type Box, boxOf, fitOf, shifted } from './geometry.ts';
import { layoutOf, sideOf, sizeOf } from './sizes.ts';
import { commit, move, select, siteOf, useDirector } from './store.ts';
import { isWhole, nameOf, type Target, targetsIn, viewAt } from './targets.ts';

const CORNERS = ['nw', 'ne', 'sw', 'se'];
const ALL_SIDES = [...CORNERS, 'n', 's', 'w', 'e'];
const DEGREES = 0.5;

/** The style that puts an element over a box of the stage. `px`: pixels on the screen per stage unit. */
function over({ x, y, w, h, originX, originY, turn }: Box, fit: Fit, scale: number): CSSProperties {
  const px = fit.scale * scale;
  return {
    left: fit.x * scale + x * px,
    top: fit.y * scale + y * px,
    width: w * px,
    height: h * px,
    transform: `rotate(${turn}deg)`,
    transformOrigin: `${originX * px}px ${originY * px}px`,
  };
}

/** `scale`: pixels on the screen per pixel of the window. */
export function Handles({ story, scale }: { story: Story; scale: number }) {
  const { position, large, target } = useDirector();
  const view = viewAt(story, position);
  const side = sideOf(large);
  const layout = layoutOf(side);
  const regionOf: RegionOf = image => siteOf(large)?.visit.packOf(image, layout)?.images.get(image);
  const fit = fitOf(view, layout, sizeOf(large), target);
  const px = fit.scale * scale;
  const frame = useRef<HTMLDivElement>(null);
  const moveable = useRef<Moveable>(null);
  useLayoutEffect(() => moveable.current?.updateRect());

  /** A press on a target that is not selected also begins to drag it; Moveable handles the selected one. */
  const press = ({ nativeEvent }: PointerEvent, pressed: Target) => {
    if (pressed === target) return;
    select(pressed);
    void moveable.current?.waitToChangeTarget().then(() => moveable.current?.dragStart(nativeEvent));
  };
  const under = isWhole(target) ? [] : targetsIn(view, side);
  const isElement = target?.startsWith('element:') ?? false;
  const done = () => void commit();
  return (
    <div
      className="handles"
      onPointerDown={event => event.target === event.currentTarget && select(undefined)}
    >
      {[...new Set([...under, ...(target ? [target] : [])])].map(each => {
        const box = boxOf(view, each, side, regionOf);
        return (
          box && (
            <div
              key={each}
              ref={each === target ? frame : undefined}
              className="outline"
              data-of={each.split(':')[0]}
              data-selected={each === target || undefined}
              style={over(box, fit, scale)}
              onPointerDown={event => press(event, each)}
            >
              <span className="outline__name">{nameOf(each)}</span>
              <i className="foot" style={{ left: box.originX * px, top: box.originY * px }} />
            </div>
          )
        );
      })}
      <Moveable
        ref={moveable}
        target={target && boxOf(view, target, side, regionOf) ? frame : undefined}
        origin={false}
        draggable
        scalable={isElement}
        rotatable={isElement}
        resizable={!isElement && target !== 'mouth'}
        keepRatio={isElement}
        renderDirections={isElement ? CORNERS : ALL_SIDES}
        throttleDrag={0}
        onDrag={({ dist: [x = 0, y = 0] }) =>
          move(was => shifted(was, { x: Math.round(x / px), y: Math.round(y / px) }))
        }
        onScale={({ dist: [by = 1] }) => move(was => shifted(was, { k: (was.k ?? 1) * (by - 1) }))}
        onRotate={({ dist }) => move(was => shifted(was, { turn: Math.round(dist / DEGREES) * DEGREES }))}
        onResize={({ direction: [right = 0, down = 0], dist }) => {
          const [w = 0, h = 0] = dist.map(each => Math.round(each / px));
          move(was => shifted(was, { x: right < 0 ? -w : 0, y: down < 0 ? -h : 0, w, h }));
        }}
        onDragEnd={done}
        onScaleEnd={done}
        onRotateEnd={done}
        onResizeEnd={done}
      />
    </div>
  );
}
