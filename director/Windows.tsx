/**
 * The windows: a large one with the handles, and the others below it. The style sheet places them, because an iframe
 * that is moved in the DOM loads again.
 */
import { useEffect, useState } from 'react';
import { ADDRESSES } from '../addresses.ts';
import { cssVariables } from '../src/overlays/cssVariables.ts';
import { Handles } from './Handles.tsx';
import { openSite, type Site } from './site.ts';
import { SIZES, type SizeName, sizeOf } from './sizes.ts';
import { addSite, enlarge, say, useDirector } from './store.ts';

export function Windows() {
  const sizes = useDirector(state => state.sizes);
  const reloads = useDirector(state => state.reloads);
  const shown = SIZES.filter(size => sizes.includes(size));
  return (
    <div className="windows">
      {shown.map(size => (
        <Window key={`${size} ${reloads}`} size={size} />
      ))}
    </div>
  );
}

/** The site in an iframe of its true size. The iframe is inert, or else the site would take the focus and the keys. */
function Window({ size }: { size: SizeName }) {
  const isLarge = useDirector(state => state.large === size);
  const [site, setSite] = useState<Site>();
  const [src] = useState(() => `${ADDRESSES.simulation}#${useDirector.getState().position.split('/')[0]}`);
  useEffect(() => site && addSite(size, site), [size, site]);
  const { w, h } = sizeOf(size);
  return (
    <div className="window" data-large={isLarge || undefined} style={cssVariables({ '--w': w, '--h': h })}>
      <div className="window__fit">
        <iframe
          inert
          title={size}
          className="window__site"
          data-open={site ? true : undefined}
          width={w}
          height={h}
          src={src}
          onLoad={({ currentTarget }) =>
            openSite(currentTarget).then(setSite, (cause: Error) => say(`${size}: ${cause.message}`))
          }
        />
        <button
          type="button"
          className="window__name"
          aria-label={`Enlarge ${size}`}
          onClick={() => enlarge(size)}
        >
          <span>{size.replace('x', ' × ')}</span>
        </button>
        {isLarge && <Handles />}
      </div>
    </div>
  );
}
