/** Tests the site for visitors whose system or browser asks for reduced motion. Each test starts its own browser. */
import { labelOf, story } from '../../stage/index.ts';
import { openDisplay } from './display.ts';
import { openFirefox } from './firefox.ts';
import { enter, settled, state, WIDE } from './play.ts';
import { expect, test } from './test.ts';
import { openWebKit } from './webkit.ts';

test('with reduced motion the banner stands still, and overlays fade in without moving', async ({
  programs: [program = '', browser],
  site,
}) => {
  const display = await openDisplay();
  const visitor = browser
    ? await openWebKit(program, browser, display.name, { animations: false })
    : await openFirefox(program, display.name, { 'ui.prefersReducedMotion': 1 });
  try {
    await visitor.resize(WIDE);
    await visitor.goto(site.url);
    expect(await visitor.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    const moving = () =>
      visitor.run(() => {
        document.querySelector('.home-banner')?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return document.getAnimations().filter(({ playState }) => playState === 'running').length;
      });
    expect(await moving()).toBe(0);

    await enter(visitor, site.url, { label: labelOf(story, 2, 'pitch'), done: 2 });
    await visitor.run(() => {
      const seen = new Set<string>();
      new MutationObserver(all => {
        for (const { target } of all)
          if (target instanceof HTMLElement && target.matches('[data-enter]'))
            seen.add(`${target.style.translate} ${target.style.scale}`);
        document.documentElement.dataset.positions = [...seen].join(';');
      }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
    });
    const { label } = await state(visitor);
    await visitor.press('ArrowRight');
    await expect.poll(async () => (await state(visitor)).label).not.toBe(label);
    await settled(visitor);
    const positions = (await visitor.run(() => document.documentElement.dataset.positions ?? '')).split(';');
    // Overlays appear at their resting position and at full scale. The pattern allows several forms, because browsers
    // write a position of zero in different ways.
    for (const position of positions) expect(position).toMatch(/^(0(px)? (0|calc\(0 \* .+\)) 1| )$/);
    expect(positions.some(position => position.endsWith('1'))).toBe(true);
  } finally {
    await visitor.close();
    display.close();
  }
});
