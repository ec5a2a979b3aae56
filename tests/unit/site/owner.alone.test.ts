/** The owner's page of facts: what may stand in it, what is said of a slip, and what the pages make of it. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Owner } from '../../../src/owner.ts';
import { launchPoints } from '../../../src/prerender/launch.ts';
import { parseOwner, readOwner, readSessions } from '../../../src/prerender/ownerFile.ts';
import { textOf } from '../../words.ts';

const FILLED = readFileSync('tests/e2e/owner.json', 'utf8');
const there = (_file: string) => true;
const filled = parseOwner(FILLED, there);
/** The file with one place changed, as text. */
const edited = (edit: (file: Record<string, unknown>) => void) => {
  const file: Record<string, unknown> = JSON.parse(FILLED);
  edit(file);
  return JSON.stringify(file);
};
/** What is said of a file that must not be taken. */
function complaintOf(content: string, isThere = there): string {
  try {
    parseOwner(content, isThere);
  } catch (error) {
    return String(error);
  }
  throw new Error('the file was taken');
}

describe('the file', () => {
  it('of this project can be built, and its sessions can be read', () => {
    const owner = readOwner('.', {});
    expect(owner.introduction).toBe("Made in Switzerland around the women's tournament of summer 2025");
    expect(owner.claim.words).toBe('Over 1,000 certified coaches');
    expect(readSessions('.', owner)).toEqual([]);
  });
  it.each<[string, (file: Record<string, unknown>) => void, string]>([
    ['a missing line', file => delete file.contact, '"contact" is missing.'],
    ['a typing mistake', file => Object.assign(file, { contakt: '' }), '"contakt" is not known here'],
    [
      'no e-mail address',
      file => Object.assign(file, { contact: 'ring us' }),
      '"contact": this must be an e-mail',
    ],
    [
      'a form on http',
      file => Object.assign(file, { form: 'http://x.ch' }),
      '"form": this must be an address',
    ],
    [
      'words in a list',
      file => Object.assign(file, { partners: 'School' }),
      '"partners": this must be a list',
    ],
    [
      'a link that is none',
      file =>
        Object.assign(file, { sessions: { file: 'a.json', published: [{ name: 'A', address: 'a.ch' }] } }),
      '"sessions, published, entry 1, address": this must be an address that begins with https://',
    ],
    [
      'a day that is none',
      file => Object.assign(file, { legalReading: { by: 'A', date: '2026-02-30' } }),
      '"legalReading, date": this must be a day like 2026-11-30',
    ],
    [
      'an empty introduction',
      file => Object.assign(file, { introduction: ' ' }),
      '"introduction": this must not be empty',
    ],
    ['text for a group', file => Object.assign(file, { makers: 'us' }), '"makers" must be a group'],
  ])('says in a sentence what is wrong with %s', (_, edit, sentence) => {
    const said = complaintOf(edited(edit));
    expect(said).toContain('site.config.json needs a correction');
    expect(said).toContain(sentence);
  });
  it('lists everything that is wrong at once', () => {
    const said = complaintOf(edited(file => Object.assign(file, { contact: 'x', form: 'y' })));
    expect(said.match(/^ {2}- /gm)).toHaveLength(2);
  });
  it('names the line near which a comma is missing', () => {
    expect(complaintOf('{\n  "makers": {}\n  "contact": ""\n}')).toContain('in line 3 or just before it');
    expect(complaintOf('{ "contact": ""')).toContain('in line 1');
  });
  it('names a logo that is not there', () => {
    expect(complaintOf(FILLED, file => file !== 'favicon.svg')).toContain(
      '"partners, entry 1, logo": the folder "public" has no file "favicon.svg"',
    );
  });
  it('gives way to the settings of a build', () => {
    const settings = { VITE_REGISTRATION_URL: '/api', VITE_CONTACT_EMAIL: 'a@b.ch' };
    expect(readOwner('.', settings)).toMatchObject({ form: '/api', contact: 'a@b.ch' });
  });
});

describe('the list before a launch', () => {
  const facts = {
    owner: { ...filled, legalReading: { by: 'A. Lawyer', date: '2026-11-30' } },
    sessions: [{ licence: 'd', district: 'Bern', place: 'Wankdorf', start: '2026-12-01' }],
    siteUrl: 'https://example.ch',
    today: new Date(2026, 10, 22),
  } as const;
  const missing = (more: Partial<Parameters<typeof launchPoints>[0]>) =>
    launchPoints({ ...facts, ...more })
      .filter(({ isDone }) => !isDone)
      .map(({ name }) => name);
  const without = (part: Partial<Owner>) => missing({ owner: { ...facts.owner, ...part } });

  it('is empty when everything is there', () => {
    expect(missing({})).toEqual([]);
  });
  it('names each thing that is missing', () => {
    expect(without({ makers: { school: 'A', association: '' } })).toEqual(['makers']);
    expect(without({ responsible: { name: 'A', address: [] } })).toEqual(['address']);
    expect(without({ contact: '' })).toEqual(['contact', 'form']);
    expect(without({ contact: '', form: '/api' })).toEqual(['contact']);
    expect(without({ partners: [] })).toEqual(['logos']);
    expect(without({ partners: [{ name: 'A', logo: '' }] })).toEqual(['logos']);
    expect(without({ legalReading: { by: 'A', date: '' } })).toEqual(['legal reading']);
    expect(missing({ today: new Date(2026, 11, 2) })).toEqual(['sessions']);
    expect(missing({ siteUrl: undefined })).toEqual(['site address']);
  });
});

describe('the pages', () => {
  beforeEach(() => vi.resetModules());
  const rendered = async (owner: Owner, path: string) => {
    vi.doMock('virtual:owner', () => ({ OWNER: owner }));
    const { render } = await import('../../../src/prerender/render.tsx');
    return await render(path, 'https://example.ch');
  };
  const silent: Owner = { ...filled, form: '', contact: '' };
  const inHtml = (text: string) => text.replaceAll("'", '&#x27;');

  it('show a form where it reaches somebody, and nothing else to write to', async () => {
    const { html, title } = await rendered(filled, '/register');
    expect(html).toContain('<form');
    expect(title).toBe(textOf('pages.register.meta.title'));
  });
  it('show no form that reaches nobody: they say so and name others, and no link leads to it', async () => {
    const register = await rendered(silent, '/register');
    expect(register.html).not.toContain('<form');
    expect(register.html).toContain(inHtml(textOf('pages.register.nobody.intro')));
    expect(register.html).toContain('href="https://rotbach.example.ch"');
    expect(register.html).not.toContain(textOf('pages.register.terms.what.title'));
    expect(register.title).toBe(textOf('pages.register.nobody.meta.title'));

    const { html } = await rendered(silent, '/starter');
    const closing = html.slice(html.indexOf('id="starter-closing-title"'));
    expect(closing).toContain(inHtml(textOf('pages.starter.closing.nobody.text')));
    expect(closing).toContain('href="https://rotbach.example.ch"');
    expect(html).not.toContain('href="/register"');
    for (const key of [
      'pages.starter.journey.signup.text',
      'pages.starter.closing.title',
      'navigation.contact',
    ] as const)
      expect(html).not.toContain(inHtml(textOf(key)));
  });
  it('show no mark of a partner that has none, and say what the makers are until they say who', async () => {
    const { html } = await rendered(
      { ...silent, partners: [{ name: 'School', logo: '' }], makers: { school: '', association: '' } },
      '/legal',
    );
    expect(html).not.toContain('footer__partners');
    expect(html).toContain(
      textOf('layout.footer.makers', {
        school: textOf('layout.footer.a_school'),
        association: textOf('layout.footer.an_association'),
      }),
    );
  });
  it('say that nobody answers for a site without an address', async () => {
    const { html } = await rendered({ ...silent, responsible: { name: '', address: [] } }, '/legal');
    expect(html).toContain(textOf('pages.legal.notice.nobody'));
  });
});
