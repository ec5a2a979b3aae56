/** What is offered to a device's own sharing: by what it takes, which only it knows. */
import { expect, test } from 'vitest';
import { toShare } from '../../../src/pages/report/toShare.ts';

const picture = new File(['x'], 'match-report.png', { type: 'image/png' });
const words = {
  title: 'Match report',
  text: 'I coached a team.',
  address: 'https://a.example/report#2013-22-3-k7',
};
const share = async () => {};
const withPicture = { files: [picture], title: words.title, text: `${words.text} ${words.address}` };
const link = { title: words.title, text: words.text, url: words.address };
/** Takes whatever passes, and knows whose function it is, as browsers do. */
const system = (takes: (data: ShareData) => boolean) => ({
  share,
  canShare(this: unknown, data?: ShareData) {
    if (this === undefined) throw new TypeError('Illegal invocation');
    return takes(data ?? {});
  },
});

test.each([
  ['the picture, with the address in the words', picture, system(() => true), withPicture],
  ['the address alone, where no files are taken', picture, system(({ files }) => !files), link],
  ['the address alone, where nobody says whether files are taken', picture, { share }, link],
  ['the address alone, where the browser keeps the picture to itself', null, system(() => true), link],
  ['nothing, where nothing is taken', picture, system(() => false), undefined],
  ['nothing, where there is nothing to share with', picture, { canShare: () => true }, undefined],
  [
    'nothing, where it throws',
    picture,
    system(() => {
      throw new TypeError('no');
    }),
    undefined,
  ],
])('%s', (_, file, device, shared) => {
  expect(toShare(file, words, device)).toEqual(shared);
});
