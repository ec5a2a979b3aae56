/** Squad call-up: Friday evening in the clubhouse. A list, your pen, and a phone that lights up. */
import type { Chapter, Element, PerLayout, Point } from './types.ts';

const stage = { md: { x: 0, y: 0 }, sm: { x: 0, y: 0 } };
/** On the corner of the table. The drawing's origin is her feet. */
const SEAT = { md: { x: 1256, y: 901 }, sm: { x: 288, y: 606 } };
const PHONE = { md: { x: 170, y: 850 }, sm: { x: 66, y: 668 } };
const MAGNET = {
  up: { md: { x: 290, y: 286 }, sm: { x: 108, y: 268 } },
  down: { md: { x: 290, y: 430 }, sm: { x: 108, y: 326 } },
};
const YOU: PerLayout<Point> = { md: [756, 960], sm: [197, 740] };

const place: readonly Element[] = [
  { id: 'back', image: '01_back', depth: 0.1, ...stage },
  { id: 'sideboard', image: '01_sideboard', depth: 0.3, md: stage.md },
  { id: 'front', image: '01_front', depth: 0.6, ...stage },
  { id: 'list', image: '01_list', depth: 0.64, md: { x: 500, y: 838 }, sm: { x: 122, y: 610 } },
  { id: 'hand', image: '01_hand', depth: 1.25, md: { x: 616, y: 812 }, sm: { x: 150, y: 618 } },
  { id: 'magnet', image: '01_magnet', depth: 0.1, z: 0.11, ...MAGNET.up },
  { id: 'phone', image: '01_phone-dark', depth: 0.64, z: 0.65, ...PHONE },
  { id: 'steam', image: '01_steam', depth: 0.64, z: 0.66, md: { x: 1090, y: 594 }, sm: { x: 226, y: 464 } },
];

export const chapter1: Chapter = {
  id: 1,
  title: [
    { id: 'field', image: '01_title_field', depth: 0, md: stage.md },
    { id: 'sun', image: '01_title_sun', depth: 0.2, md: stage.md },
    { id: 'diagonal', image: '01_title_diagonal', depth: 0.5, md: stage.md },
    { id: 'back', image: '01_title_back', depth: 0, sm: stage.sm },
    { id: 'giant', image: '01_title_giant', depth: 1, ...stage },
  ],
  scene: {
    tableau: [...place, { id: 'romy', image: '01_romy_sit', face: 'calm', depth: 0.7, ...SEAT }],
  },
  bubble: { md: [470, 60, 560, 360], sm: [18, 18, 358, 178] },
  mouths: {
    ambassador: { md: [1190, 470], sm: [260, 440] },
    assistant: YOU,
    'player.luana': { md: [190, 800], sm: [70, 640] },
  },
  lines: {
    1: { speaker: 'ambassador', change: { romy: { face: 'happy' } } },
    2: { speaker: 'ambassador', change: { romy: { face: 'curious' } } },
    3: { speaker: 'player.luana', change: { phone: { image: '01_phone-lit' }, romy: { face: 'listening' } } },
    4: { speaker: 'ambassador', change: { magnet: { ...MAGNET.down }, romy: { face: 'serious' } } },
    5: { speaker: 'ambassador', change: { romy: { face: 'calm' } } },
    6: { speaker: 'ambassador', byTopChoice: true, change: { romy: { face: 'proud' } } },
    7: { speaker: 'assistant', change: { romy: { face: 'listening' } } },
    8: { speaker: 'player.luana', change: { romy: { face: 'happy' } } },
  },
  question: {
    kind: 'drag',
    choices: 4,
    after: 5,
    change: { romy: { face: 'curious' } },
    wrong: { romy: { face: 'worried' } },
  },
  card: { change: { romy: { face: 'joy' } } },
};
