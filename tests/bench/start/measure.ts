/**
 * Measures the site and the two empty pages (see SITES). Each run measures the start of all three in turn, so that a
 * busy minute of the machine affects all of them alike.
 */
import { type AtRest, countAtRest } from './atRest.ts';
import { type Device, GOOD_CONNECTION, newVisitor, PHONE, startButtonTime, WEAKER, WIDE } from './browser.ts';
import { type ColdStart, coldStart } from './coldStart.ts';
import { fromHome } from './fromHome.ts';
import { type Play, play } from './inPlay.ts';
import { seconds } from './print.ts';
import { type Served, SITES, type Site } from './sites.ts';
import { type Unused, unusedAtStart } from './unused.ts';

/** `wideReally` executes all graphics calls, in software. The other devices skip the calls that draw, fill or copy. */
const DEVICES = {
  phone: PHONE,
  weaker: WEAKER,
  wide: WIDE,
  wideReally: { ...WIDE, drawsReally: true },
} as const;
export type DeviceName = keyof typeof DEVICES;

// Delays of the press on the home page's link to the match day, in ms after the home page's load event.
// With the delay 0, the press comes as soon as the link works, even before the load event (see fromHome.ts).
const [AT_ONCE, SOON, AFTER_A_LOOK] = [0, 3000, 8000];

type Starts = Readonly<Record<Site, ColdStart>>;
interface Round extends Readonly<Record<DeviceName, Starts>> {
  /** ms from the press on the home page until the start button appears; the press has the delay `AT_ONCE` */
  readonly atOnce: number;
  /** as `atOnce`, but for a press with the delay `SOON`, on the faster connection `GOOD_CONNECTION` */
  readonly soon: number;
  /** as `atOnce`, but for a press with the delay `AFTER_A_LOOK` */
  readonly afterALook: number;
}

export interface Measured {
  readonly rounds: readonly Round[];
  readonly played: Play;
  readonly emptyStageAtRest: AtRest;
  readonly unused: Readonly<Record<Site, Unused>>;
}

async function atRest(url: string, spki: string): Promise<AtRest> {
  const { page, close } = await newVisitor(PHONE, spki);
  await page.goto(url);
  await startButtonTime(page);
  const counted = await countAtRest(page);
  await close();
  return counted;
}

/**
 * Measures once:
 * - the play: some steps of the match day (see inPlay.ts)
 * - the page `emptyStage` (see `SITES`) at rest: the drawn frames and the frame callbacks (see atRest.ts)
 * - for the site and the two empty pages `emptyStage` and `emptyShell`: the unused code, which is the code
 *   that has not run when the start button appears (see unused.ts)
 *
 * Then measures the start `runs` times. After each of these runs, prints the times until the start button
 * appears on the phone.
 */
export async function measure({ address, spki }: Served, runs: number): Promise<Measured> {
  const urlOf = (site: Site) => (site === 'us' ? `${address.us}/simulation_wny` : `${address[site]}/`);
  const each = async (device: Device): Promise<Starts> => ({
    us: await coldStart(urlOf('us'), device, spki),
    emptyStage: await coldStart(urlOf('emptyStage'), device, spki),
    emptyShell: await coldStart(urlOf('emptyShell'), device, spki),
  });
  const played = await play(address.us, spki);
  const emptyStageAtRest = await atRest(urlOf('emptyStage'), spki);
  const unused = {
    us: await unusedAtStart(urlOf('us'), spki),
    emptyStage: await unusedAtStart(urlOf('emptyStage'), spki),
    emptyShell: await unusedAtStart(urlOf('emptyShell'), spki),
  };
  const rounds: Round[] = [];
  while (rounds.length < runs) {
    const round: Round = {
      phone: await each(DEVICES.phone),
      weaker: await each(DEVICES.weaker),
      wide: await each(DEVICES.wide),
      wideReally: await each(DEVICES.wideReally),
      atOnce: await fromHome(address.us, PHONE, AT_ONCE, spki),
      soon: await fromHome(address.us, GOOD_CONNECTION, SOON, spki),
      afterALook: await fromHome(address.us, PHONE, AFTER_A_LOOK, spki),
    };
    rounds.push(round);
    const starts = SITES.map(site => `${site} ${seconds(round.phone[site].startButton)} s`);
    console.log(`run ${rounds.length} of ${runs}: start button ${starts.join(', ')}`);
  }
  return { rounds, played, emptyStageAtRest, unused };
}
