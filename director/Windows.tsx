/**
 * Renders the match day in iframes of several window sizes. The large window also has handles to drag the elements. The
 * iframes keep their order in the DOM, because browsers reload a moved iframe.
 */
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import Moveable from 'react-moveable';
import { ADDRESSES } from '../addresses.ts';
import { cssVariables } from '../src/overlays/cssVariables.ts';
import { fitShot } from '../stage/index.ts';
import { Button } from './Button.tsx';
import { openSite, WHOLE_STAGE } from './site.ts';
import { commit, enlarge, move, render, select, sites, useDirector } from './store.ts';
import * as targets from './targets.ts';

export function Windows() {
  const { sizes, large } = useDirector();
  return (
    <div className="windows">
      {targets.SIZES.filter(size => sizes.includes(size)).map(size => {
        const { w, h } = targets.windowOf(size);
        return (
          <div
            key={size}
            className="window"
            data-large={size === large || undefined}
            style={cssVariables({ '--w': w, '--h': h })}
          >
            <div className="window__fit">
              {/* inert: otherwise the site would take the focus and the keys */}
              <iframe
                inert
                title={size}
                className="window__site"
                data-open={sites.has(size) || undefined}
                width={w}
                height={h}
                src={ADDRESSES.simulation}
                onLoad={async ({ currentTarget }) => {
                  sites.set(size, await openSite(currentTarget, size));
                  render(); // the handles need the sizes of the loaded drawings
                }}
              />
              <Button className="window__name" title="Enlarge" onClick={() => enlarge(size)}>
                <span>{size.replace('x', ' × ')}</span>
              </Button>
              {size === large && <Handles />}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/**
 * Puts a handle, a `div`, over targets of the step, such as a figure or the bubble. The maker drags a target by its
 * handle. The handles' sizes are in stage units, and the style sheet scales the handles like the picture.
 */
function Handles() {
  const { story, position, large, target } = useDirector();
  const selected = useRef<HTMLDivElement>(null);
  const moveable = useRef<Moveable>(null);
  useLayoutEffect(() => moveable.current?.updateRect());

  const { layout, ...window } = targets.windowOf(large);
  const view = targets.viewAt(story, position);
  const isWhole = targets.isWhole(target);
  const fit = fitShot(layout, window, isWhole ? WHOLE_STAGE : view.shot);
  const areas = [...targets.valuesOf(view, large)].flatMap(([each, value]) => {
    const element = view.tableau.find(({ id }) => id === each);
    // a layer of a place is at 0, 0 and covers everything, so it has a handle only while it is selected; the panel and
    // the key T select it
    const isLayer = element?.piece || ('x' in value && !value.x && !value.y);
    if (each !== target && (isWhole || targets.isWhole(each) || isLayer)) return [];
    const area = targets.areaOf(value, element, image => sites.get(large)?.regionOf(image));
    return area ? [{ each, area }] : [];
  });

  /** Selects the pressed target and begins to drag it. Moveable handles presses on a selected target. */
  const press = ({ target: pressed, nativeEvent }: MouseEvent) => {
    if (!(pressed instanceof HTMLElement)) return;
    if (pressed.ariaCurrent !== null || pressed.closest('.moveable-control-box')) return;
    select(pressed.dataset.target);
    void moveable.current?.waitToChangeTarget().then(() => moveable.current?.dragStart(nativeEvent));
  };
  const isElement = target !== undefined && !(target in targets.OWN);
  return (
    // biome-ignore lint/a11y: the keys of this area are in keys.ts
    <div className="handles" onMouseDown={press}>
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
            aria-current={each === target || undefined}
            style={area.style}
          >
            <span className="target__name">{targets.nameOf(each)}</span>
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
        renderDirections={isElement ? ['nw', 'ne', 'sw', 'se'] : true}
        throttleDrag={1}
        throttleResize={1}
        throttleRotate={0.5}
        preventClickEventOnDrag
        onDrag={({ dist: [x = 0, y = 0] }) => move(was => targets.shifted(was, { x, y }))}
        onScale={({ dist: [by = 1] }) => move(was => targets.shifted(was, { k: (was.k ?? 1) * (by - 1) }))}
        onRotate={({ dist }) => move(was => targets.shifted(was, { turn: dist }))}
        onResize={({ direction: [right = 0, down = 0], dist: [w = 0, h = 0] }) =>
          move(was => targets.shifted(was, { x: right < 0 ? -w : 0, y: down < 0 ? -h : 0, w, h }))
        }
        onRenderEnd={commit}
      />
    </div>
  );
}
