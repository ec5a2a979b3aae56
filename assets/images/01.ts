/** Images of chapter 1: the room of the clubhouse, the team list, the phone. */

import { card1 } from '../cards/card1.ts';
import { C } from '../kit/index.ts';
import { clubhouseRoom } from '../places/clubhouseRoom.ts';
import { magnet, teamList } from '../places/props/coachTools.ts';
import { steam } from '../places/props/flasks.ts';
import { pagesOf } from '../places/props/fullWindow/romysPages.ts';
import { handWithPen } from '../places/props/hands/penHand.ts';
import { handWithCall } from '../places/props/hands/yourHands.ts';
import { phoneDark, phoneLit } from '../places/props/phone.ts';
import { title1 } from '../titles/title1.ts';
import { type Drawings, place, romyFigure, SM, thing, title } from './image.ts';

const ROMY = { md: 0.96, sm: SM.coach };
const LIST = { md: 1.14, sm: 0.56 };
const PHONE = { md: 1.12, sm: 0.62 };
const CALL = { md: 1, sm: 0.5 };
const MAGNET = { md: 1, sm: 0.4 };
/** The ambassador's back is towards the table. She looks at the visitor over her shoulder. */
const LOOKING_BACK = { with: { turned: true } };
/** Number of cards that the visitor won before this chapter. Each of them turns a part of the visitor's cuff orange. */
const CARDS = 0;

export const images: Drawings = {
  ...pagesOf(3),
  ...title(title1),
  ...place(clubhouseRoom, {
    md: {
      back: ['wall', 'window', 'board'],
      front: ['table', 'lamp', 'on-table'],
    },
    sm: {
      back: ['wall', 'window', 'board', 'sideboard', 'table', 'lamp', 'on-table'],
    },
  }),
  'magnet-yellow': thing(magnet(), MAGNET),
  'magnet-orange': thing(magnet(C.orange), MAGNET),
  'magnet-lilac': thing(magnet(C.lilac), MAGNET),
  'phone-dark': thing(phoneDark(), PHONE),
  'phone-buzzing': thing(phoneLit(), PHONE),
  'phone-message': thing(phoneLit(false), PHONE),
  'call-worried': thing(handWithCall('glum', CARDS), CALL),
  'call-relieved': thing(handWithCall('brave', CARDS), CALL),
  steam: thing(steam(), { md: 0.9, sm: 0.42 }),
  list: thing(teamList(), LIST),
  'list-begun': thing(teamList(6), LIST),
  'list-full': thing(teamList(14), LIST),
  hand: thing(handWithPen(CARDS), { md: 0.98, sm: 0.46 }),
  ...romyFigure('romy_sit', 'sit', LOOKING_BACK, ROMY, ['calm', 'happy', 'proud']),
  ...romyFigure('romy_tell', 'sitTell', LOOKING_BACK, ROMY, ['curious', 'happy']),
  ...romyFigure('romy_cup', 'sitCup', { ...LOOKING_BACK, as: 'flask' }, ROMY, [
    'curious',
    'happy',
    'listening',
  ]),
  ...romyFigure('romy_still', 'sitStill', LOOKING_BACK, ROMY, ['listening', 'serious']),
};

export const card = card1;
