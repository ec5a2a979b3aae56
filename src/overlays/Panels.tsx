/** The panels beside the story. Their code comes when the start is over, or when she opens one. */
import { OnDemand } from '../ui/OnDemand.tsx';
import type { SaidProps } from './Said.tsx';

export type PanelName = 'said' | 'comfort';

const LOAD = {
  said: () => import('./Said.tsx'),
  comfort: () => import('../comfort/Comfort.tsx'),
} as const;

/** To be called when the page is idle: from then on they open without a network. Never rejects. */
export const loadPanels = () => Promise.all(Object.values(LOAD).map(load => load())).catch(console.info);

interface PanelsProps extends SaidProps {
  /** the one that is open */
  readonly open: PanelName | undefined;
}

/** The open panel, or nothing. */
export const Panels = ({ open, ...props }: PanelsProps) => (
  <>
    <OnDemand load={open === 'said' ? LOAD.said : undefined} props={props} />
    <OnDemand load={open === 'comfort' ? LOAD.comfort : undefined} props={props} />
  </>
);
