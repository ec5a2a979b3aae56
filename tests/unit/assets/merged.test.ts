/** Tests `mergedIn`. It finds things that touch and have the same colour, so that they look like one thing. */
import { describe, expect, test } from 'vitest';
import { thingsIn } from '../../../assets/checks/edges.ts';
import { C, groundShadow, inside, put, rect } from '../../../assets/kit/index.ts';
import { openCache } from '../../../assets/pipeline/cache.ts';
import { mergedIn, type Thing } from '../../../assets/pipeline/merged.ts';

const VIEW = [0, 0, 100, 100] as const;
const wall: Thing = { id: 'wall', drawn: rect(0, 0, 100, 100, C.yellow), isPlace: true };
const coat = (colour: string): Thing => ({ id: 'coat', drawn: rect(20, 20, 40, 40, colour), isPlace: false });
const found = (...things: Thing[]) => mergedIn(things, VIEW, 1, openCache('/nowhere', ''));

describe('an edge', () => {
  test('is reported on all sides if the thing behind has the same colour', async () => {
    expect(await found(wall, coat(C.yellow))).toEqual([
      { pair: ['wall', 'coat'], colour: C.yellow, length: 160 },
    ]);
  });

  test('is not reported if the colours differ', async () => {
    expect(await found(wall, coat(C.plum))).toEqual([]);
  });

  test('is reported only along the part with the same colour', async () => {
    const half: Thing = { id: 'floor', drawn: rect(0, 40, 100, 60, C.plum), isPlace: true };
    const [merged] = await found(wall, half, coat(C.yellow));
    expect(merged).toEqual({ pair: ['wall', 'coat'], colour: C.yellow, length: 80 });
  });

  test('is not reported between two parts of a place, nor around a shadow', async () => {
    const piece: Thing = { ...coat(C.yellow), isPlace: true };
    const shadow: Thing = { ...coat(C.yellow), drawn: groundShadow(rect(20, 20, 40, 40, C.yellow)) };
    expect(await found(wall, piece)).toEqual([]);
    expect(await found(wall, shadow)).toEqual([]);
  });
});

describe('a drawing that is not a scene', () => {
  const hill = rect(0, 40, 100, 60, C.yellow);
  const person = put(rect(0, 0, 20, 40, C.yellow), 30, 20);

  test('is reported if one of its groups has the colour of a shape behind it; shapes outside groups are not compared', async () => {
    const pairs = await found(...thingsIn([hill, rect(0, 90, 100, 10, C.yellow), person]));
    expect(pairs).toEqual([{ pair: ['0', '2'], colour: C.yellow, length: 60 }]);
  });

  test('is checked only inside its clip outline, because colours mix at its edge', async () => {
    const cut = inside('M3 0H97L80 100H20Z', hill, person, put(rect(0, 0, 20, 40, C.plum), 70, 50));
    expect(thingsIn(cut).map(({ id }) => id)).toEqual(['0.0', '0.1', '0.2']);
    expect(await found(...thingsIn(cut))).toEqual([{ pair: ['0.0', '0.1'], colour: C.yellow, length: 60 }]);
  });
});
