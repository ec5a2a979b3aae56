/**
 * The windows: a large one with the handles, and the others below it. The style sheet places them, because an iframe
 * that is moved in the DOM loads again.
 */
import { useEffect, useRef, useState } from 'react';
import { ADDRESSES } from '../addresses.ts';
import { cssVariables } from '../src/overlays/cssVariables.ts';
import { Handles } from './Handles.tsx';
import { openSite } from './site.ts';
import { SIZES, type SizeName, sizeOf } from './sizes.ts';
import { addSite, enlarge, say, useDirector } from './store.ts';

export function Windows() {
  const sizes = useDirector(state => state.sizes);
  const large = useDirector(state => state.large);
  const [opened, setOpened] = useState<readonly SizeName[]>([]);
  // the windows open one after another, the large one first, because six at once would slow each other down
  const next = [large, ...sizes].find(size => !opened.includes(size));
  return (
    <div className="windows">
      {SIZES.filter(size => sizes.includes(size)).map(size => {
        const { w, h } = sizeOf(size);
        return (
          <div
            key={size}
            className="window"
            data-large={size === large || undefined}
            style={cssVariables({ '--w': w, '--h': h })}
          >
            <div className="window__fit">
              {(opened.includes(size) || size === next) && (
                <Frame size={size} onOpen={() => setOpened(all => [...new Set([...all, size])])} />
              )}
              <button
                type="button"
                className="window__name"
                aria-label={`Enlarge ${size}`}
                onClick={() => enlarge(size)}
              >
                <span>{size.replace('x', ' × ')}</span>
              </button>
              {size === large && <Handles />}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The site in an iframe of its true size. It is inert, because the site would take the focus and the keys. */
function Frame({ size, onOpen }: { size: SizeName; onOpen: () => void }) {
  const closing = useRef<AbortController>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [src] = useState(() => `${ADDRESSES.simulation}#${useDirector.getState().position.split('/')[0]}`);
  useEffect(() => () => closing.current?.abort(), []);
  const onLoad = (frame: HTMLIFrameElement) => {
    closing.current?.abort();
    setOpen(false);
    closing.current = new AbortController();
    const { signal } = closing.current;
    openSite(frame, signal)
      .then(
        site => {
          signal.throwIfAborted();
          signal.addEventListener('abort', addSite(size, site));
          setOpen(true);
        },
        (cause: Error) => signal.aborted || say(`${size}: ${cause.message}`),
      )
      .finally(onOpen);
  };
  const { w, h } = sizeOf(size);
  return (
    <iframe
      inert
      title={size}
      className="window__site"
      data-open={isOpen || undefined}
      width={w}
      height={h}
      src={src}
      onLoad={event => onLoad(event.currentTarget)}
    />
  );
}
