/**
 * The differences between a visitor's own device and a kiosk that visitors share, the same until the page is loaded
 * again. The first render of a page must not depend on them, because the prerendered HTML is the same for both.
 */
import { CLEAN_VISIT, kioskSettings } from './kioskSettings.ts';

export interface Device {
  /** starts the match day again; a kiosk instead starts a clean visit, and does not call `restartStory` */
  restart(restartStory: () => void): void;
  /** true if a visitor may leave the site, copy, save and print; if false, a QR code opens the page on a phone */
  readonly canLeave: boolean;
  /** true if the address names the current step, so that a link can open the step and Back can return to it */
  readonly hasStepAddress: boolean;
  /**
   * true for a kiosk: it invites visitors with an attract loop, stores all files offline, keeps the packs in memory
   * between visits and counts visits; an upright screen gets the layout of a phone, enlarged
   */
  readonly isShared: boolean;
}

const OWN: Device = {
  restart: restartStory => restartStory(),
  canLeave: true,
  hasStepAddress: true,
  isShared: false,
};

const KIOSK: Device = {
  restart: () => void dispatchEvent(new Event(CLEAN_VISIT)),
  canLeave: false,
  hasStepAddress: false,
  isShared: true,
};

export const device = (): Device => (kioskSettings() ? KIOSK : OWN);
