/** Intro: the corridor of the clubhouse. Romy waits at the door, your cones stand straight. */
import type { Chapter, Element, PerLayout, Point, Spot } from './types.ts';

/** Feet: at the door frame, beside your cones, out in the light. */
const AT_DOOR = { md: { x: 1000, y: 842 }, sm: { x: 196, y: 604 } };
const BY_CONES = { md: { x: 800, y: 872 }, sm: { x: 196, y: 604 } };
const IN_LIGHT = { md: { x: 940, y: 880, k: 1.06 }, sm: { x: 200, y: 628, k: 1.06 } };

const CONE_LIES: PerLayout<Spot> = { md: { x: 300, y: 866, turn: -84 }, sm: { x: 150, y: 664, turn: 84 } };
const CONE_STACKED: PerLayout<Spot> = { md: { x: 520, y: 725 }, sm: { x: 76, y: 595 } };

/** You have no face here: your words come from below the picture. */
const YOU: PerLayout<Point> = { md: [756, 960], sm: [197, 740] };

const stage = { md: { x: 0, y: 0 }, sm: { x: 0, y: 0 } };
const place: readonly Element[] = [
  { id: 'back', image: '00_back', depth: 0.2, ...stage },
  { id: 'light', image: '00_light-half', depth: 0.3, ...stage },
  { id: 'doorway', image: '00_doorway-half', depth: 0.3, z: 0.31, ...stage },
  { id: 'cones', image: '00_cones', depth: 0.6, ...stage },
  { id: 'pillar', image: '00_pillar', depth: 1.15, ...stage },
  { id: 'net', image: '00_net', depth: 1.25, md: { x: 170, y: 104 }, sm: { x: 46, y: 222 } },
];

export const chapter0: Chapter = {
  id: 0,
  scene: {
    tableau: [
      ...place,
      { id: 'cone', image: '00_cone', depth: 0.6, z: 0.61, ...CONE_LIES },
      { id: 'romy', image: '00_romy_lean', face: 'calm', depth: 0.7, ...AT_DOOR },
    ],
    acts: [{ act: 'sway', who: 'net', degrees: 2.4, seconds: 3 }],
  },
  bubble: { md: [392, 64, 520, 330], sm: [18, 18, 358, 178] },
  mouths: {
    ambassador: { md: [940, 370], sm: [170, 380] },
    assistant: YOU,
  },
  lines: {
    1: { speaker: 'ambassador', change: { romy: { face: 'happy' } } },
    2: { speaker: 'ambassador', change: { romy: { face: 'curious' } } },
    3: { speaker: 'ambassador', change: { romy: { image: '00_romy_offer', face: 'happy' } } },
    4: {
      speaker: 'assistant',
      change: { cone: { ...CONE_STACKED }, romy: { image: '00_romy_lean', face: 'curious' } },
      acts: [{ act: 'arc', who: 'cone', height: 120, seconds: 0.8, turns: 1, at: 0.3 }],
      delay: 1.2,
    },
    5: {
      speaker: 'ambassador',
      change: { romy: { image: '00_romy_pockets', face: 'listening', ...BY_CONES } },
      mouth: { md: [740, 400], sm: [170, 380] },
    },
    6: { speaker: 'assistant', change: { romy: { face: 'curious' } } },
    7: {
      speaker: 'ambassador',
      change: {
        doorway: { image: '00_doorway-open' },
        light: { image: '00_light-open' },
        romy: { image: '00_romy_invite', face: 'joy', ...IN_LIGHT },
      },
      acts: [
        { act: 'frames', who: 'doorway', images: ['00_doorway-half', '00_doorway-wide'], fps: 8 },
        { act: 'frames', who: 'light', images: ['00_light-half', '00_light-wide'], fps: 8 },
      ],
      delay: 1,
    },
  },
};
