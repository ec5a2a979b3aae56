import { expect, test } from 'vitest';
import { POSTERS } from '../../../stage/story/posters.ts';
import { STAGE } from '../../../stage/viewport/fit.ts';

test('the word of a poster crosses neither the left nor the upper nor the lower edge of the stage, on both layouts', () => {
  for (const { word, letters } of Object.values(POSTERS))
    for (const layout of ['md', 'sm'] as const) {
      const [x, y] = word[layout];
      expect(x).toBeGreaterThanOrEqual(0);
      // the word is slanted: per unit to the right, it rises by 0.105 units
      expect(y - 0.105 * STAGE[layout].w).toBeGreaterThanOrEqual(0);
      expect(y + letters[layout]).toBeLessThanOrEqual(STAGE[layout].h);
    }
});
