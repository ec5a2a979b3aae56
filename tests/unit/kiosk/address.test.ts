import { expect, it } from 'vitest';
import { addressFinding } from '../../../src/kiosk/operator/checks.ts';
import { textOf } from '../../texts.ts';

const HERE = 'https://here.example';
const messageOf = (site: string | undefined) => {
  const { words, values, ...rest } = addressFinding(site, HERE);
  return { ...rest, text: textOf(words, values) };
};

it('the address of the QR codes is reported as good if it is the address of this page', () => {
  expect(messageOf(HERE)).toEqual({ good: true, text: expect.stringContaining(HERE) });
});
it('without an address, the message tells the operator with which address to build the site', () => {
  expect(messageOf(undefined)).toEqual({
    good: false,
    text: expect.stringContaining(`SITE_URL set to ${HERE}`),
  });
});
it('if the QR codes have an address other than that of this page, the message names both and links to the codes’ address', () => {
  const site = 'https://other.example';
  const { good, link, text } = messageOf(site);
  expect([good, link]).toEqual([undefined, site]);
  expect(text).toContain(site);
  expect(text).toContain(`SITE_URL set to ${HERE}`);
});
