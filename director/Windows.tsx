/**
 * The windows: a large one with the handles, and the others below it. The elements of the windows are never reordered
 * in the DOM, because an iframe that is moved in the DOM loads again.
 */
import { useEffect, useRef, useState } from 'react';
import { ADDRESSES } from '../addresses.ts';
import { Handles } from './Handles.tsx';
import { openSite } from './site.ts';
import { type SizeName, sizeOf } from './sizes.ts';
import { addSite, enlarge, say, useDirector } from './store.ts';

const GAP = 16;
/**
 * `ROW`: height of the row of small windows, as a share of the area. `NAME`: height of the name above a window, in px.
 */
const ROW = 0.27;
const NAME = 22;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Places the windows in an area of w x h px: the large one at the top, the others in a row below it. */
function arranged(sizes: readonly SizeName[], large: SizeName, w: number, h: number): Map<SizeName, Area> {
  const small = sizes.filter(size => size !== large);
  const row = small.length > 0 ? h * ROW : 0;
  const areas = new Map<SizeName, Area>();
  const big = sizeOf(large);
  const [roomW, roomH] = [w - 2 * GAP, h - row - NAME - GAP];
  const scale = Math.max(0.05, Math.min(roomW / big.w, roomH / big.h));
  areas.set(large, { x: (w - big.w * scale) / 2, y: NAME + (roomH - big.h * scale) / 2, scale });
  const height = row - NAME - GAP;
  const wide = small.reduce((sum, size) => sum + (sizeOf(size).w / sizeOf(size).h) * height, 0);
  const room = w - GAP * (small.length + 1);
  const high = height * Math.min(1, room / wide);
  const widths = small.map(size => (sizeOf(size).w / sizeOf(size).h) * high);
  let x = (w - widths.reduce((sum, each) => sum + each + GAP, -GAP)) / 2;
  for (const [i, size] of small.entries()) {
    areas.set(size, { x, y: h - row + NAME, scale: high / sizeOf(size).h });
    x += (widths[i] ?? 0) + GAP;
  }
  return areas;
}

function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 0, h: 0 });
  useEffect(() => {
    if (!ref.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ w: entry.contentRect.width, h: entry.contentRect.height });
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return [ref, size] as const;
}

export function Windows() {
  const [ref, { w, h }] = useSize();
  const sizes = useDirector(state => state.sizes);
  const large = useDirector(state => state.large);
  const [opened, setOpened] = useState<readonly SizeName[]>([]);
  const areas = arranged(sizes, large, w, h);
  // the windows open one after another, the large one first, because six at once would slow each other down
  const inOrder = [large, ...sizes.filter(size => size !== large)];
  const first = inOrder.find(size => !opened.includes(size));
  return (
    <div ref={ref} className="windows">
      {[...sizes].sort().map(size => {
        const area = areas.get(size);
        const isShown = opened.includes(size) || size === first;
        return (
          area && (
            <div
              key={size}
              className="window"
              data-large={size === large || undefined}
              style={{
                translate: `${area.x}px ${area.y}px`,
                width: sizeOf(size).w * area.scale,
                height: sizeOf(size).h * area.scale,
              }}
            >
              <button type="button" className="window__name" onClick={() => enlarge(size)}>
                {size.replace('x', ' × ')}
              </button>
              {isShown && w > 0 && (
                <Frame
                  size={size}
                  scale={area.scale}
                  onOpen={() => setOpened(all => [...new Set([...all, size])])}
                />
              )}
              {size === large ? (
                <Handles scale={area.scale} />
              ) : (
                <button
                  type="button"
                  className="window__cover"
                  aria-label={`Enlarge ${size}`}
                  onClick={() => enlarge(size)}
                />
              )}
            </div>
          )
        );
      })}
    </div>
  );
}

/** The site in an iframe of its true size. It is inert, because the site would take the focus and the keys. */
function Frame({ size, scale, onOpen }: { size: SizeName; scale: number; onOpen: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const closing = useRef<AbortController>(undefined);
  const { w, h } = sizeOf(size);
  const [isOpen, setOpen] = useState(false);
  const label = useRef(useDirector.getState().position.label);
  useEffect(() => () => closing.current?.abort(), []);
  const onLoad = () => {
    closing.current?.abort();
    setOpen(false);
    closing.current = new AbortController();
    const { signal } = closing.current;
    if (!frame.current) return;
    openSite(frame.current, signal).then(
      site => {
        if (signal.aborted) return;
        signal.addEventListener('abort', addSite(size, site));
        setOpen(true);
        onOpen();
      },
      (cause: Error) => {
        if (signal.aborted) return;
        say(`${size}: ${cause.message}`);
        onOpen();
      },
    );
  };
  return (
    <iframe
      ref={frame}
      inert
      title={size}
      className="window__site"
      data-open={isOpen || undefined}
      width={w}
      height={h}
      style={{ scale }}
      src={`${ADDRESSES.simulation}#${label.current}`}
      onLoad={onLoad}
    />
  );
}
