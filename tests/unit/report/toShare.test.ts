/**
 * Tests which data the site gives to the system's share dialog, for systems that accept different kinds of data.
 */
import { expect, test } from 'vitest';
import { toShare } from '../../../src/report/toShare.ts';

const picture = new File(['x'], 'match-report.png', { type: 'image/png' });
const words = {
  title: 'Match report',
  text: 'I coached a team.',
  address: 'https://a.example/report#2013-22-3-k7',
};
const share = async () => {};
const withPicture = { files: [picture], title: words.title, text: `${words.text} ${words.address}` };
const link = { title: words.title, text: words.text, url: words.address };
/**
 * Returns a fake `navigator` with share() and canShare(). `takes`: returns the result of canShare(). As in a browser,
 * canShare() throws if it is called without `this`.
 */
const system = (takes: (data: ShareData) => boolean) => ({
  share,
  canShare(this: unknown, data?: ShareData) {
    if (this === undefined) throw new TypeError('Illegal invocation');
    return takes(data ?? {});
  },
});

test.each([
  ['the picture, with the address in its text', picture, system(() => true), withPicture],
  ['only the address, if files are not accepted', picture, system(({ files }) => !files), link],
  ['only the address, without canShare()', picture, { share }, link],
  ['only the address, without a picture', null, system(() => true), link],
  ['nothing, if nothing is accepted', picture, system(() => false), undefined],
  ['nothing, without share()', picture, { canShare: () => true }, undefined],
  [
    'nothing, if canShare() throws',
    picture,
    system(() => {
      throw new TypeError('no');
    }),
    undefined,
  ],
])('%s', (_, file, device, shared) => {
  expect(toShare(file, words, device)).toEqual(shared);
});
