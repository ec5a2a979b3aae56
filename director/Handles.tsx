/**
 * The handles over the large window. A press selects a target, and a drag moves it. A corner scales an element of the
 * picture or resizes a box, and the round handle above an element rotates the element. Each target has a DOM element in
 * stage units, which the style sheet scales as it scales the window.
 */
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import Moveable from 'react-moveable';
import { cssVariables } from '../src/overlays/cssVariables.ts';
import { fitShot } from '../stage/index.ts';
import type { RegionOf } from '../stage/story/types.ts';
import { ALL } from './site.ts';
import { sideOf, sizeOf } from './sizes.ts';
import { commit, move, select, sites, useDirector } from './store.ts';
import { areaOf, isWhole, nameOf, OWN, shifted, type Target, targetsOf, viewAt } from './targets.ts';

const CORNERS = ['nw', 'ne', 'sw', 'se'];
const ALL_SIDES = [...CORNERS, 'n', 's', 'w', 'e'];
const DEGREES = 0.5;

/** Returns the frontmost target under the pointer. Ignores the selected target. */
const under = ({ clientX, clientY }: MouseEvent): Target | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map(each => (each instanceof HTMLElement && !each.ariaCurrent ? each.dataset.target : undefined))
    .find(Boolean);

export function Handles() {
  const { story, position, large, target } = useDirector();
  const [hovered, setHovered] = useState<Target>();
  const selected = useRef<HTMLDivElement>(null);
  const moveable = useRef<Moveable>(null);
  const wasSelected = useRef(false);
  useLayoutEffect(() => moveable.current?.updateRect());

  const side = sideOf(large);
  const layout = side === 'sm' ? 'sm' : 'md';
  const view = viewAt(story, position);
  const fit = fitShot(layout, sizeOf(large), isWhole(target) ? ALL : view.shot);
  const regionOf: RegionOf = image => sites.get(large)?.visit.packOf(image, layout)?.images.get(image);
  // the layers of a place are at 0, 0 and cover everything, so only the panel and the key T select a layer
  const layers = view.tableau.filter(each => each.piece || !(each[layout]?.x || each[layout]?.y));
  const isShown = (each: Target) =>
    each === target || !(isWhole(target) || isWhole(each) || layers.some(({ id }) => id === each));
  const areas = targetsOf(view, side).flatMap(each => {
    const area = isShown(each) && areaOf(view, each, side, regionOf);
    return area ? [{ each, area }] : [];
  });

  /** Selects the pressed target and begins to drag it. Moveable itself drags a target that is selected already. */
  const press = ({ target: pressed, nativeEvent }: MouseEvent) => {
    if (!(pressed instanceof HTMLElement) || pressed.closest('.moveable-control-box')) return;
    wasSelected.current = pressed.ariaCurrent !== null;
    if (wasSelected.current) return;
    select(pressed.dataset.target);
    void moveable.current?.waitToChangeTarget().then(() => moveable.current?.dragStart(nativeEvent));
  };
  const isElement = target !== undefined && !(target in OWN);
  return (
    // biome-ignore lint/a11y: the keys of this area are in keys.ts
    <div
      className="handles"
      onMouseDown={press}
      onMouseMove={event => setHovered(event.buttons === 0 ? under(event) : undefined)}
      onMouseLeave={() => setHovered(undefined)}
      onClick={event => wasSelected.current && select(under(event) ?? target)}
    >
      <div
        className="handles__stage"
        style={cssVariables({ '--x': fit.x, '--y': fit.y, '--fit': fit.scale })}
      >
        {areas.map(({ each, area }) => (
          <div
            key={each}
            ref={each === target ? selected : undefined}
            className="target"
            data-target={each}
            data-hovered={each === hovered || undefined}
            aria-current={each === target || undefined}
            style={area.style}
          >
            <span className="target__name">{nameOf(each)}</span>
            {area.origin && <i className="foot" style={area.origin} />}
          </div>
        ))}
      </div>
      <Moveable
        ref={moveable}
        target={areas.some(({ each }) => each === target) ? selected : undefined}
        origin={false}
        draggable
        scalable={isElement}
        rotatable={isElement}
        resizable={!isElement && target !== 'mouth'}
        keepRatio={isElement}
        renderDirections={isElement ? CORNERS : ALL_SIDES}
        throttleDrag={0}
        preventClickEventOnDrag
        onDrag={({ dist: [x = 0, y = 0] }) =>
          move(was => shifted(was, { x: Math.round(x), y: Math.round(y) }))
        }
        onScale={({ dist: [by = 1] }) => move(was => shifted(was, { k: (was.k ?? 1) * (by - 1) }))}
        onRotate={({ dist }) => move(was => shifted(was, { turn: Math.round(dist / DEGREES) * DEGREES }))}
        onResize={({ direction: [right = 0, down = 0], dist }) => {
          const [w = 0, h = 0] = dist.map(Math.round);
          move(was => shifted(was, { x: right < 0 ? -w : 0, y: down < 0 ? -h : 0, w, h }));
        }}
        onDragEnd={commit}
        onScaleEnd={commit}
        onRotateEnd={commit}
        onResizeEnd={commit}
      />
    </div>
  );
}
