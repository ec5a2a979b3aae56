import { expect, test } from 'vitest';
import { RIG } from '../../../stage/story/images.generated.ts';
import { story } from '../../../stage/story/index.ts';
import type { Element } from '../../../stage/story/types.ts';

const MOST = 40;
const partsOf = ({ rig, face }: Element) => (rig ? RIG.slots.length : face ? 2 : 1);

test.each(['md', 'sm'] as const)('a picture has at most forty parts: %s', layout => {
  for (const { label, tableau } of story.steps) {
    const parts = tableau
      .filter(element => element[layout])
      .reduce((sum, element) => sum + partsOf(element), 0);
    expect(parts, label).toBeLessThanOrEqual(MOST);
    expect(parts, label).toBeGreaterThan(0);
  }
});
