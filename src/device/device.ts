/**
 * What differs between a visitor's own device and a kiosk that visitors share. Chosen once, when a page is loaded. Use it
 * only in effects and handlers: the prerendered HTML does not know the device.
 */
import { CLEAN_VISIT, kioskSettings } from './kioskSettings.ts';

export interface Device {
  /** Starts the match day again: for the same visitor, or for the next one. */
  restart(restartStory: () => void): void;
  /** true if a visitor may leave the site, copy, save and print; otherwise a QR code takes the page along */
  readonly canLeave: boolean;
  /** true if the address names the current step, as a link and for Back */
  readonly hasStepAddress: boolean;
  /** what a visit to the match day starts with */
  readonly start: 'button' | 'attract loop';
  /** true if many visitors use it: it keeps everything offline, keeps the pictures loaded and counts visits */
  readonly isShared: boolean;
  /** the layout of a window that is higher than wide and at least 768 px wide */
  readonly portrait: 'md' | 'sm';
}

const OWN: Device = {
  restart: restartStory => restartStory(),
  canLeave: true,
  hasStepAddress: true,
  start: 'button',
  isShared: false,
  portrait: 'md',
};

const KIOSK: Device = {
  restart: () => void dispatchEvent(new Event(CLEAN_VISIT)),
  canLeave: false,
  hasStepAddress: false,
  start: 'attract loop',
  isShared: true,
  portrait: 'sm',
};

export const device = (): Device => (kioskSettings() ? KIOSK : OWN);
