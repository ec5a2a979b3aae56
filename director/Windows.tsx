/**
 * The windows: a large one with the handles, and the others below it. The style sheet places them, because an iframe
 * that is moved in the DOM loads again.
 */
import { ADDRESSES } from '../addresses.ts';
import { cssVariables } from '../src/overlays/cssVariables.ts';
import { Handles } from './Handles.tsx';
import { openSite } from './site.ts';
import { enlarge, render, sites, useDirector } from './store.ts';
import { SIZES, type SizeName, sizeOf } from './targets.ts';

/** Opens the site in an iframe that has loaded. The handles need the sizes of its drawings, so they render again. */
async function open(frame: HTMLIFrameElement, size: SizeName) {
  sites.set(size, await openSite(frame, size));
  render();
}

export function Windows() {
  const { sizes, large } = useDirector();
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
              {/* inert, or else the site would take the focus and the keys */}
              <iframe
                inert
                title={size}
                className="window__site"
                data-open={sites.has(size) || undefined}
                width={w}
                height={h}
                src={ADDRESSES.simulation}
                onLoad={({ currentTarget }) => open(currentTarget, size)}
              />
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
