/**
 * The handles over the large window: a click selects a target, a drag moves it, a corner scales it, the knob rotates
 * it.
 */
import { type CSSProperties, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import Moveable from 'react-moveable';
import type { Fit, Layout, View } from '../stage/index.ts';
import type { RegionOf } from '../stage/story/types.ts';
import { type Box, boxOf, fitOf, shifted, targetAt } from './geometry.ts';
import { layoutOf, type SizeName, sizeOf } from './sizes.ts';
import { commit, move, select, siteOf, useDirector } from './store.ts';
import { isWhole, type Target, viewAt } from './targets.ts';

/** A click at most this far from the mouth, in px, selects the mouth. */
const NEAR = 14;
const CORNERS = ['nw', 'ne', 'sw', 'se'];
const ALL_SIDES = [...CORNERS, 'n', 's', 'w', 'e'];
const DEGREES = 0.5;

const regionsOf =
  (size: SizeName, layout: Layout): RegionOf =>
  image =>
    siteOf(size)?.visit.packOf(image, layout)?.images.get(image);

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

export function Handles({ scale }: { scale: number }) {
  const story = useDirector(state => state.story);
  const position = useDirector(state => state.position);
  const large = useDirector(state => state.large);
  const target = useDirector(state => state.target);
  useDirector(state => state.moves);
  if (!story) return null;
  return <Overlay view={viewAt(story, position)} {...{ large, target, scale }} />;
}

interface OverlayProps {
  readonly view: View;
  readonly large: SizeName;
  readonly target: Target | undefined;
  readonly scale: number;
}

function Overlay({ view, large, target, scale }: OverlayProps) {
  const layout = layoutOf(large);
  const regionOf = regionsOf(large, layout);
  const fit = fitOf(view, layout, sizeOf(large), target);
  const px = fit.scale * scale;
  const box = target && boxOf(view, target, layout, regionOf);
  const frame = useRef<HTMLDivElement>(null);
  const moveable = useRef<Moveable>(null);
  const [hovered, setHovered] = useState<Target>();
  const hover = hovered !== target && hovered && boxOf(view, hovered, layout, regionOf);
  useLayoutEffect(() => moveable.current?.updateRect());

  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Target | undefined => {
    if (isWhole(target)) return undefined;
    const { left, top } = currentTarget.getBoundingClientRect();
    const point = [
      (clientX - left) / px - fit.x / fit.scale,
      (clientY - top) / px - fit.y / fit.scale,
    ] as const;
    return targetAt(view, layout, regionOf, point, NEAR / px);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const { nativeEvent } = event;
    const next = at(event);
    select(next);
    // the press that selects a target also begins to drag it
    if (next)
      void moveable.current?.waitToChangeTarget().then(() => moveable.current?.dragStart(nativeEvent));
  };
  const isElement = target?.startsWith('element:') ?? false;
  const done = () => void commit();
  return (
    <div
      className="handles"
      onPointerDown={press}
      onPointerMove={event => setHovered(event.buttons === 0 ? at(event) : undefined)}
      onPointerLeave={() => setHovered(undefined)}
    >
      {hover && hovered && (
        <div className="outline" style={over(hover, fit, scale)}>
          <span className="outline__name">{hovered.replace('element:', '')}</span>
        </div>
      )}
      {target && box && (
        <div ref={frame} className="outline" data-of={target.split(':')[0]} style={over(box, fit, scale)}>
          <span className="outline__name">{target.replace('element:', '')}</span>
          {isElement && <i className="foot" style={{ left: box.originX * px, top: box.originY * px }} />}
        </div>
      )}
      <Moveable
        ref={moveable}
        target={box ? frame : undefined}
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
