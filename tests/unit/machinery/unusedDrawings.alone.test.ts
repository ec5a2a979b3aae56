/**
 * Checks that the pictures use all drawing data. Unused data is dead code, which a linter cannot find because the data
 * is exported.
 */
import { expect, test, vi } from 'vitest';
import { AMBASSADOR_FACES, EXPRESSIONS } from '../../../assets/cast/expressions.ts';
import { cast } from '../../../assets/cast/index.ts';
import type { CastMember } from '../../../assets/cast/member.ts';
import { SM } from '../../../assets/images/image.ts';
import { STYLES } from '../../../assets/kit/hair/index.ts';
import { HANDS } from '../../../assets/kit/hands.ts';
import { type FigureOptions, KITS, type Kit } from '../../../assets/kit/index.ts';
import type { Pose } from '../../../assets/kit/pose.ts';
import { POSES } from '../../../assets/kit/poses.ts';
import { HANDHELD } from '../../../assets/kit/props/handheld.ts';
import { unreadOf } from '../unread.ts';

const { given } = vi.hoisted(() => ({ given: new Set<string>() }));
vi.mock('../../../assets/kit/figure/figure.ts', async original => {
  const kit = await original<typeof import('../../../assets/kit/figure/figure.ts')>();
  const noted = (options: FigureOptions = {}) => {
    for (const [name, value] of Object.entries(options)) if (value !== undefined) given.add(name);
    return options;
  };
  return {
    ...kit,
    drawFigure: (options: FigureOptions) => kit.drawFigure(noted(options)),
    figure: (options?: FigureOptions) => kit.figure(noted(options)),
  };
});

// AMBASSADOR_FACES reads EXPRESSIONS when its file is imported, before `unreadOf` starts to record. So the
// expressions that only AMBASSADOR_FACES reads would look unused. The test ignores the names in AMBASSADOR_FACES.
const isAmbassadorFace = (name: string) => name in AMBASSADOR_FACES;
const members: readonly (readonly [string, CastMember])[] = Object.entries(cast);
const unread = {
  poses: unreadOf(POSES),
  kits: unreadOf(KITS),
  'hair styles': unreadOf(STYLES),
  'things to hold': unreadOf(HANDHELD),
  hands: unreadOf(HANDS),
  expressions: unreadOf(EXPRESSIONS),
  'people of the cast': unreadOf(cast),
  'scales of the small layout': unreadOf(SM),
};
const variants = members.map(([who, { as = {} }]) => [who, unreadOf(as)] as const);

// `unreadOf` records only what is read after its call. Some files draw when they are imported: so the imports are here.
const { cards, groups } = await import('../../../assets/images/index.ts');
const site = await Promise.all([
  import('../../../assets/site/hero.ts'),
  import('../../../assets/site/arguments.ts'),
  import('../../../assets/site/starterPack.ts'),
]);
for (const { md, sm } of Object.values(await groups()).flatMap(drawings => Object.values(drawings))) {
  md?.();
  sm?.();
}
await cards();
for (const draw of site.flatMap(module => Object.values(module))) draw();

test.each(Object.entries(unread))('all %s are drawn', (_, unreadNames) => {
  expect(unreadNames().filter(name => !isAmbassadorFace(name))).toEqual([]);
});

test('every variant of every cast member is drawn', () => {
  const unused = variants.flatMap(([who, unreadNames]) => unreadNames().map(name => `${who} as ${name}`));
  expect(unused).toEqual([]);
});

/** Returns all field names of T. The compiler reports an error if the argument lacks a field. */
const fieldsOf = <T>(fields: Record<keyof T, true>) => Object.keys(fields);
const usedBy = (table: object) => new Set(Object.values(table).flatMap(entry => Object.keys(entry)));

test('every option of a figure is used by a picture', () => {
  const all = fieldsOf<FigureOptions>({
    pose: true,
    skin: true,
    hair: true,
    hairColor: true,
    kit: true,
    expr: true,
    build: true,
    height: true,
    head: true,
    size: true,
    band: true,
    cloth: true,
    base: true,
    ball: true,
    flip: true,
    young: true,
    number: true,
    bib: true,
    armband: true,
    brace: true,
    shinPads: true,
    bigGloves: true,
    earring: true,
    away: true,
    turned: true,
    look: true,
    headProps: true,
    holdN: true,
    holdF: true,
    show: true,
    tuck: true,
  });
  expect(all.filter(option => !given.has(option))).toEqual([]);
});

test('every field of a kit and of a pose is used', () => {
  const kit = fieldsOf<Kit>({
    jersey: true,
    trim: true,
    shorts: true,
    stripe: true,
    socks: true,
    hoop: true,
    boots: true,
    sole: true,
    sash: true,
    longSleeves: true,
    gloves: true,
    trousers: true,
    zip: true,
    chest: true,
    cuff: true,
    sideStripe: true,
    coat: true,
    hood: true,
    crest: true,
    pockets: true,
    scarf: true,
    lanyard: true,
  });
  const pose = fieldsOf<Pose>({
    lean: true,
    head: true,
    armN: true,
    armF: true,
    legN: true,
    legF: true,
    hands: true,
    feetOnGround: true,
    lift: true,
    hairSwing: true,
    twist: true,
    hasLap: true,
    foreshort: true,
    sitsOnGround: true,
    farArmOver: true,
    headShift: true,
  });
  expect(kit.filter(field => !usedBy(KITS).has(field))).toEqual([]);
  expect(pose.filter(field => !usedBy(POSES).has(field))).toEqual([]);
});
