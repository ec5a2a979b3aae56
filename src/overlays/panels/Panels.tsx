import { OnDemand } from '../../ui/OnDemand.tsx';
import type { TranscriptPanelProps } from './TranscriptPanel.tsx';

export type PanelName = 'transcript' | 'comfort';

const LOAD = {
  transcript: () => import('./TranscriptPanel.tsx'),
  comfort: () => import('../../comfort/Comfort.tsx'),
} as const;

/**
 * Preloads the code of the panels, so that the panels open even without a network. MatchDay.tsx decides when.
 * Never rejects.
 */
export const loadPanels = () => Promise.all(Object.values(LOAD).map(load => load())).catch(console.info);

interface PanelsProps extends TranscriptPanelProps {
  readonly open: PanelName | undefined;
}

export const Panels = ({ open, ...props }: PanelsProps) => (
  <>
    <OnDemand load={open === 'transcript' ? LOAD.transcript : undefined} props={props} />
    <OnDemand load={open === 'comfort' ? LOAD.comfort : undefined} props={props} />
  </>
);
