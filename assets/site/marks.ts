/** Draws the icons of the site, and the picture that a preview of a shared link shows. */
import { avatar, C, disc, poly, put, rays, rect, svg, symbol, TURF, times, wordmark } from '../kit/index.ts';

const fan = times(14, i => [(i * 360) / 14 + 8, 3.2] as const);

export const favicon = () => svg(64, 64, put(symbol(31), 32, 32), '0 0 64 64');

/** A square, opaque icon of `size` px. `share`: width of the round symbol, as a share of the icon's width. */
export const icon = (size: number, share: number) =>
  svg(size, size, [rect(0, 0, 512, 512, C.plum), put(symbol(256 * share), 256, 256)], '0 0 512 512');

export const social = () =>
  svg(
    1200,
    630,
    [
      rect(0, 0, 1200, 630, C.purple),
      rays(900, 300, 1400, fan, TURF),
      disc(900, 300, 270, C.yellow),
      poly(
        [
          [0, 560],
          [1200, 440],
          [1200, 640],
          [0, 640],
        ],
        C.plum,
      ),
      put(avatar({ near: 'near_ball', far: 'far_point' }), 836, 270, 0.86),
      put(wordmark(), 76, 170, 1.02),
    ],
    '0 0 1200 630',
  );
