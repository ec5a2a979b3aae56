/**
 * The differences between a visitor's own device and a kiosk that visitors share. `device` returns OWN or
 * KIOSK, the same until the page is loaded again. The first render of a page must not depend on the
 * differences, because the prerendered HTML is the same for both.
 */
import { CLEAN_VISIT, kioskSettings } from './kioskSettings.ts';

export interface Device {
  /**
   * starts the match day again: a visitor's own device calls `restartStory`; a kiosk starts a clean visit, which first
   * deletes everything that the last visit stored
   */
  restart(restartStory: () => void): void;
  /** true if a visitor may leave the site, copy, save and print; if false, a QR code opens the page on a phone */
  readonly canLeave: boolean;
  /** true if the address names the current step, so that a link can open the step and Back can return to it */
  readonly hasStepAddress: boolean;
  /** what the visitor sees before the match day starts */
  readonly start: 'button' | 'attract loop';
  /** true for a kiosk: it stores all files offline, keeps the packs in memory between visits and counts visits */
  readonly isShared: boolean;
  /** the layout of a window that is higher than wide and at least 768 px wide */
  readonly portraitLayout: 'md' | 'sm';
}

const OWN: Device = {
  restart: restartStory => restartStory(),
  canLeave: true,
  hasStepAddress: true,
  start: 'button',
  isShared: false,
  portraitLayout: 'md',
};

const KIOSK: Device = {
  restart: () => void dispatchEvent(new Event(CLEAN_VISIT)),
  canLeave: false,
  hasStepAddress: false,
  start: 'attract loop',
  isShared: true,
  portraitLayout: 'sm',
};

export const device = (): Device => (kioskSettings() ? KIOSK : OWN);
