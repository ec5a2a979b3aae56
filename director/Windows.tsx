/**
 * The windows: a large one with the handles, and the others below it. The elements of the windows are never reordered
 * in the DOM, because an iframe that is moved in the DOM loads again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { ADDRESSES } from '../addresses.ts';
import { Handles } from './Handles.tsx';
import { openSite } from './site.ts';
import { type SizeName, sizeOf } from './sizes.ts';
import { addSite, enlarge, say, useDirector } from './store.ts';

const GAP = 16; // px, as in director.css
const NAME = 22; // px: height of the name above a window
const ROW = 0.27; // height of the row of small windows, as a share of the area

export function Windows() {
  const { sizes, large, story } = useDirector();
  const [area, setArea] = useState({ width: 0, height: 0 });
  const watch = useCallback((element: HTMLElement | null) => {
    const watcher = new ResizeObserver(([entry]) => entry && setArea(entry.contentRect));
    if (element) watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  const [opened, setOpened] = useState<readonly SizeName[]>([]);
  const small = sizes.filter(size => size !== large);
  // the windows open one after another, the large one first, because six at once would slow each other down
  const next = [large, ...small].find(size => !opened.includes(size));

  const row = small.length > 0 ? area.height * ROW : 0;
  const widest = small.reduce((sum, size) => sum + sizeOf(size).w / sizeOf(size).h, 0);
  const low = Math.min(row - NAME - GAP, (area.width - GAP * (small.length + 1)) / widest);
  const { w, h } = sizeOf(large);
  const big = Math.min((area.width - 2 * GAP) / w, (area.height - row - NAME - GAP) / h);
  return (
    <div ref={watch} className="windows">
      {area.width > 0 &&
        [...sizes].sort().map(size => {
          const scale = size === large ? Math.max(0.05, big) : low / sizeOf(size).h;
          return (
            <div
              key={size}
              className="window"
              data-large={size === large || undefined}
              style={{ width: sizeOf(size).w * scale, height: sizeOf(size).h * scale }}
            >
              {(size === next || opened.includes(size)) && (
                <Frame
                  size={size}
                  scale={scale}
                  onOpen={() => setOpened(all => [...new Set([...all, size])])}
                />
              )}
              {size === large && story && <Handles {...{ story, scale }} />}
              <button type="button" className="window__name" onClick={() => enlarge(size)}>
                {size.replace('x', ' × ')}
              </button>
            </div>
          );
        })}
    </div>
  );
}

/** The site in an iframe of its true size. It is inert, because the site would take the focus and the keys. */
function Frame({ size, scale, onOpen }: { size: SizeName; scale: number; onOpen: () => void }) {
  const closing = useRef(new AbortController());
  const [isOpen, setOpen] = useState(false);
  const address = useRef(`${ADDRESSES.simulation}#${useDirector.getState().position.split('/')[0]}`);
  useEffect(() => () => closing.current.abort(), []);
  const open = async (frame: HTMLIFrameElement) => {
    closing.current.abort();
    closing.current = new AbortController();
    const { signal } = closing.current;
    setOpen(false);
    try {
      const site = await openSite(frame, signal);
      signal.throwIfAborted();
      signal.addEventListener('abort', addSite(size, site));
      setOpen(true);
    } catch (cause) {
      if (signal.aborted) return;
      say(`${size}: ${cause}`);
    }
    onOpen();
  };
  return (
    <iframe
      inert
      title={size}
      className="window__site"
      data-open={isOpen || undefined}
      width={sizeOf(size).w}
      height={sizeOf(size).h}
      style={{ scale }}
      src={address.current}
      onLoad={event => void open(event.currentTarget)}
    />
  );
}
