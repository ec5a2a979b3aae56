/** Plays parts of the match day in Firefox and WebKit. */
import sharp from 'sharp';
import { type Label, type Layout, labelOf, parse, story } from '../../stage/index.ts';
import { centreOf, click, enter, playTo, settled, shown, start, state, WIDE } from './play.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** WebKit's smallest window, in CSS px. */
const SMALL = { w: 447, h: 760 };
const end = labelOf(story, story.last, 'finale');

/** Resolves to the share (0..1) of pixels that differ from the most frequent colour: about 0 if nothing is drawn. */
async function drawnShare(visitor: Visitor) {
  const { data } = await sharp(await visitor.screenshot())
    .removeAlpha()
    .resize(64, 64, { kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let i = 0; i < data.length; i += 3) {
    const colour = data.subarray(i, i + 3).toString('hex');
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return 1 - Math.max(...counts.values()) / (64 * 64);
}

function labelsTo(first: Label, last: Label) {
  const labels = story.steps.map(({ label }) => label);
  return labels.slice(labels.indexOf(first), labels.indexOf(last) + 1);
}

/** First and last step of the parts that are played: a question with one right choice, a card, and the finale. */
const PARTS: readonly (readonly [Label, Label])[] = [
  [labelOf(story, 2, 'question'), labelOf(story, 3, 'title')],
  [labelOf(story, story.last, 'whyNotYou'), end],
];

for (const [from, to] of PARTS)
  test(`plays from ${from} to ${to}, with every select question first answered wrongly`, async ({
    visitor,
    site,
  }) => {
    test.setTimeout(900_000);
    await visitor.resize(WIDE);
    await enter(visitor, site.url, { label: from, done: parse(from)[0] });
    expect((await state(visitor)).layout).toBe('md');
    let reloads = 0;
    const labels = await playTo(visitor, to, async () => {
      if (reloads++ > 0) return;
      // the first locked question or card stays locked after a reload of the page
      const { label } = await state(visitor);
      await visitor.goto(`${site.url}/simulation_wny`);
      await start(visitor);
      expect(await state(visitor)).toMatchObject({ label, status: 'locked' });
    });
    expect(labels).toEqual(labelsTo(from, to));
    const done = await visitor.run(() => localStorage.getItem('wny-simulation-current-chapter-done'));
    expect(done).toBe(String(Math.min(parse(to)[0], story.last)));
  });

const KINDS: readonly (readonly [kind: string, label: Label])[] = [
  ['title', labelOf(story, 3, 'title')],
  ['scene', labelOf(story, 3, 'bench')],
  ['select', labelOf(story, 2, 'question')],
  ['drag', labelOf(story, 1, 'question')],
  ['card', labelOf(story, 4, 'card')],
  ['finale', end],
];
test('title, scene, question, card and finale are drawn on the small layout, and on the medium one after the window has grown', async ({
  visitor,
  site,
}) => {
  await visitor.resize(SMALL);
  await enter(visitor, site.url, { label: end, done: story.last, hasLessMotion: true });
  const expectDrawn = async (kinds: typeof KINDS, layout: Layout) => {
    for (const [kind, label] of kinds) {
      await visitor.run(hash => void location.assign(`#${hash}`), label);
      await expect.poll(() => state(visitor)).toMatchObject({ label, layout });
      await settled(visitor);
      await expect.poll(() => drawnShare(visitor), kind).toBeGreaterThan(0.25);
    }
  };
  await expectDrawn(KINDS, 'sm');
  await visitor.resize(WIDE);
  // begins with the finale, because the finale is on screen when the window grows
  await expectDrawn(KINDS.toReversed(), 'md');
});

test('a ranking can be sorted by dragging and by its buttons, and confirmed', async ({ visitor, site }) => {
  await visitor.resize(WIDE);
  await enter(visitor, site.url, { label: labelOf(story, 1, 'question'), done: 1 });
  const order = () =>
    visitor.run(() => [...document.querySelectorAll('.ranked__words')].map(({ textContent }) => textContent));
  const before = await order();
  const moved = (from: number, to: number) => before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? '');
  await click(visitor, '.ranked:first-child button', 'Move down');
  await expect.poll(order).toEqual(moved(0, 1));
  await click(visitor, '.ranked:nth-child(2) button', 'Move up');
  await expect.poll(order).toEqual(before);
  const last = before.length - 1;
  await shown(visitor, '[data-handle]');
  const [from, to] = [
    await centreOf(visitor, '.ranked:last-child [data-handle]'),
    await centreOf(visitor, '[data-handle]'),
  ];
  if (!(from && to)) throw new Error('The ranking has no handles');
  const [item] = before[last]?.split(':') ?? [];
  const said = () =>
    visitor.run(() =>
      [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(),
    );
  await visitor.drag(from, to, () =>
    expect.poll(said).toMatch(new RegExp(`${item}.* position 1 of ${before.length}`)),
  );
  await expect.poll(order).toEqual(moved(last, 0));
  await click(visitor, 'button', 'Validate');
  await expect.poll(async () => (await state(visitor)).label).toBe(labelOf(story, 1, 'reply'));
});

test('the match day can be played without storage and WebGL', async ({ visitor, site, forgive }) => {
  forgive(/storage|WebGL|denied|insecure|SecurityError/i);
  site.set({
    before: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      const own = HTMLCanvasElement.prototype.getContext;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return /webgl|webgpu/.test(kind) ? null : Reflect.apply(own, this, [kind, ...rest]);
        },
      });
    },
  });
  await visitor.resize(WIDE);
  await visitor.goto(`${site.url}/simulation_wny`);
  await start(visitor);
  await playTo(visitor, labelOf(story, 1, 'title'));
  await expect.poll(() => drawnShare(visitor)).toBeGreaterThan(0.25);
});
