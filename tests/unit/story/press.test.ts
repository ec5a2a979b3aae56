import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { story } from '../../../stage/story/index.ts';
import { pass } from '../motion/byHand.ts';
import { LAYOUTS, plainState, testAnimator, viewAt } from '../motion/testStage.ts';

/** Maximum time from a press to a change of the picture, in seconds. */
const AT_ONCE = 0.1;

test.each(LAYOUTS)(
  'a press that leads to a step with another picture changes the picture within 100 ms, in layout %s',
  layout => {
    for (const [i, { label }] of story.steps.slice(1).entries()) {
      const before = story.steps[i];
      if (!before) throw new Error('no step');
      const { animator } = testAnimator();
      /** Returns the state of the stage as plain values, without the invisible elements. */
      const picture = () => {
        const { elements, ...state } = plainState(animator.state);
        return { ...state, elements: Object.values(elements).filter(({ alpha }) => alpha !== 0) };
      };
      animator.jump(viewAt(story, label), layout);
      const next = picture();
      animator.jump(viewAt(story, before.label), layout);
      if (isDeepStrictEqual(picture(), next)) continue;
      animator.play(viewAt(story, label), layout);
      const first = picture();
      pass(AT_ONCE);
      expect(picture(), label).not.toEqual(first);
      animator.stop();
    }
  },
);
