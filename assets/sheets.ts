/**
 * Contact sheets in .cache/sheets/ from the sources, without a browser or a build:
 * - `npx tsx assets/sheets.ts [chapter] [md|sm|820x1180]`: steps and reactions in windows of this size (CSS pixels)
 * - `npx tsx assets/sheets.ts images [group] [md|sm]`: images with their names
 * Without an argument: all chapters or groups, both layouts.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { story } from '../stage/story/index.ts';
import { fit, fitShot, type Size, STAGE, unit, visibleArea } from '../stage/viewport/fit.ts';
import { sayUnusable } from './illustrator/complaints.ts';
import { GROUP_NAMES, groups } from './images/index.ts';
import { C, disc, LAYOUTS, type Layout, rect } from './kit/index.ts';
import { trimmed } from './pipeline/trimmedImage.ts';
import { composed, groupOf } from './sheets/compose.ts';
import { bubble, contactSheet, controls } from './sheets/contactSheet.ts';
import { framesOf } from './sheets/frames.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, '.cache/sheets');
const STEP_GRID: Record<Layout, { width: number; columns: number }> = {
  md: { width: 504, columns: 4 },
  sm: { width: 276, columns: 7 },
};
const IMAGE_GRID = { width: 220, columns: 8 };
const TALLEST = 1.4;

/** Loads no others, so an error in another chapter's drawings does not stop the script. */
function groupsIn(chapter: number) {
  const named = JSON.stringify([story.stepsOf(chapter), story.chapters[chapter]?.question]);
  const found = new Set([
    'romy',
    ...(named.match(/"[a-z\d]+_/g) ?? []).map(start => groupOf(start.slice(1))),
  ]);
  return GROUP_NAMES.filter(name => found.has(name));
}

async function chapterSheets(n: number, windows: readonly Size[]) {
  if (!story.chapters[n]) throw new Error(`there is no chapter ${n}; the last one is ${story.last}`);
  const drawn = await groups(groupsIn(n));
  for (const window of windows) {
    const { layout } = fit(window);
    const cells = framesOf(story, n, layout, layout === 'md' && window.h >= window.w).map(frame => {
      const { drawn: picture, complaints } = composed(drawn, frame.tableau, layout);
      for (const complaint of complaints)
        console.warn(`chapter ${n} ${layout}, ${frame.caption}: ${complaint}`);
      const seen = fitShot(layout, window, frame.shot);
      const { x, y, w, h } = visibleArea(seen, window);
      const view = [x, y, w, h] as const;
      const k = unit(fit(window), window) / seen.scale;
      const bubbleElements = frame.bubble ? bubble(layout, view, k, frame.bubble) : [];
      return { caption: frame.caption, drawn: picture, over: [...bubbleElements, controls(view, k)], view };
    });
    const png = join(OUT, `chapter-${n}-${nameOf(window)}.png`);
    await contactSheet(png, cells, STEP_GRID[layout].width, STEP_GRID[layout].columns);
    console.log(png);
  }
}

async function imageSheets(group: string, layouts: readonly Layout[]) {
  const { [group]: drawings = {} } = await groups([group]);
  for (const layout of layouts) {
    const cells = Object.entries(drawings).flatMap(([name, drawing]) => {
      const image = trimmed(group, name, drawing, layout);
      if (!image) return [];
      const { id, x, y, w, h } = image;
      const background = rect(x, y, w, h, C.lilac);
      const origin = drawing.isLayer ? [] : disc(0, 0, w / 40, C.plum);
      const picture = [background, drawing[layout]?.() ?? [], origin];
      const shownWidth = Math.max(w, h / TALLEST);
      const view = [x - (shownWidth - w) / 2, y, shownWidth, h] as const;
      return [{ caption: `${id} ${w}x${h}`, drawn: picture, view }];
    });
    const png = join(OUT, `images-${group}-${layout}.png`);
    await contactSheet(png, cells, IMAGE_GRID.width, IMAGE_GRID.columns);
    console.log(png);
  }
}

function sizeOf(word: string): Size | undefined {
  const [, w, h] = /^(\d+)x(\d+)$/.exec(word) ?? [];
  return w && h ? { w: Number(w), h: Number(h) } : undefined;
}
const nameOf = ({ w, h }: Size) =>
  LAYOUTS.find(layout => STAGE[layout].w === w && STAGE[layout].h === h) ?? `${w}x${h}`;

const isLayout = (word: string): word is Layout => LAYOUTS.some(layout => layout === word);
const words = process.argv.slice(2);
const wanted = words.filter(isLayout);
const sizes = words.flatMap(word => sizeOf(word) ?? []);
const layouts = wanted.length || sizes.length ? wanted : LAYOUTS;
const rest = words.filter(word => !isLayout(word) && !sizeOf(word));

mkdirSync(OUT, { recursive: true });
async function draw() {
  if (rest[0] === 'images') {
    for (const group of rest[1] ? [rest[1]] : GROUP_NAMES) await imageSheets(group, layouts);
  } else {
    const all = story.chapters.map(({ number }) => number);
    for (const n of rest[0] === undefined ? all : [Number(rest[0])])
      await chapterSheets(n, [...layouts.map(layout => STAGE[layout]), ...sizes]);
  }
}
await draw().catch(sayUnusable);
