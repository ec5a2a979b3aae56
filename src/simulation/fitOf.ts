import { type Fit, fit, type Size } from '../../stage/index.ts';
import { device } from '../device/device.ts';

/**
 * Width of a phone in CSS pixels. An upright kiosk screen shows what a phone of this width shows, enlarged.
 * Without this rule, an upright kiosk screen at least 768 px wide would get the layout md.
 */
const PHONE_WIDTH = 394;

export function fitOf({ w, h }: Size): Fit {
  if (!device().isShared || h <= w) return fit({ w, h });
  const larger = w / PHONE_WIDTH;
  const { layout, scale, x, y } = fit({ w: PHONE_WIDTH, h: h / larger });
  return { layout, scale: scale * larger, x: x * larger, y: y * larger };
}
