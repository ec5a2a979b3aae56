/** Tests the owner's facts: which values are valid, the messages about invalid values, and the effect on the pages. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { launchPoints, parseQuestions, readQuestions } from '../../../scripts/launchPoints.ts';
import type { Owner } from '../../../src/facts/ownerSchema.ts';
import { NEXT_CHECK } from '../../../src/pages/starter/sources.ts';
import { parseOwner, readOwner, readSessions } from '../../../src/prerender/ownerFile.ts';
import { textOf } from '../../texts.ts';

const FILLED = readFileSync('tests/e2e/owner.json', 'utf8');
const there = (_file: string) => true;
const filled = parseOwner(FILLED, there);
/**
 * Returns the text of tests/e2e/owner.json with other facts. The file has all facts, except that `form` and
 * `legalReading` are empty.
 */
const withFacts = (facts: object) => JSON.stringify({ ...JSON.parse(FILLED), ...facts });
/** Returns the error message about this content of the file. Throws if the content is valid. */
function complaintOf(content: string, isThere = there): string {
  try {
    parseOwner(content, isThere);
  } catch (error) {
    return String(error);
  }
  throw new Error('the file was accepted');
}

describe('the file', () => {
  it('of this project is valid, and its sessions can be read', () => {
    const owner = readOwner('.', {});
    expect(owner.introduction).toBe("Made in Switzerland around the women's tournament of summer 2025");
    expect(owner.claim.words).toBe('Over 1,000 certified coaches');
    expect(readSessions('.', owner)).toEqual([]);
  });
  it.each<[fault: string, facts: object, sentence: string]>([
    ['a missing line', { contact: undefined }, '"contact" is missing.'],
    ['a typing mistake', { contakt: '' }, '"contakt" is not known here'],
    ['no e-mail address', { contact: 'ring us' }, '"contact": this must be an e-mail'],
    ['a form on http', { form: 'http://x.ch' }, '"form": this must be an address'],
    ['a form without a scheme', { form: '//x.ch/form' }, '"form": this must be an address'],
    ['words for a list', { partners: 'School' }, '"partners": this must be a list'],
    ['words for a group', { makers: 'us' }, '"makers": this must be a group'],
    [
      'an invalid link',
      { sessions: { file: 'a.json', published: [{ name: 'A', address: 'a.ch' }] } },
      '"sessions, published, entry 1, address": this must be an address that begins with https://',
    ],
    [
      'an invalid day',
      { legalReading: { by: 'A', date: '2026-02-30' } },
      '"legalReading, date": this must be a day like 2026-11-30',
    ],
    ['an empty introduction', { introduction: ' ' }, '"introduction": this must not be empty'],
  ])('with %s is refused with a sentence about it', (_, facts, sentence) => {
    expect(complaintOf(withFacts(facts))).toMatch(/site\.config\.json needs a correction/);
    expect(complaintOf(withFacts(facts))).toContain(sentence);
  });
  it('is refused with all errors at once', () => {
    expect(complaintOf(withFacts({ contact: 'x', form: 'y' })).match(/^ {2}- /gm)).toHaveLength(2);
  });
  it('is refused with the line of a missing comma', () => {
    expect(complaintOf('{\n  "makers": {}\n  "contact": ""\n}')).toContain('in line 3 or just before it');
    expect(complaintOf('{ "contact": ""')).toContain('in line 1');
  });
  it('is refused if a logo is missing', () => {
    expect(complaintOf(FILLED, file => file !== 'favicon.svg')).toContain(
      '"partners, entry 1, logo": the folder "public" must have this file, or "" while there is none. It is "favicon.svg"',
    );
  });
  it('is overridden by the settings of a build', () => {
    const settings = { VITE_REGISTRATION_URL: '/api', VITE_CONTACT_EMAIL: 'a@b.ch' };
    expect(readOwner('.', settings)).toMatchObject({ form: '/api', contact: 'a@b.ch' });
  });
});

describe('the list before a launch', () => {
  const facts = {
    owner: { ...filled, legalReading: { by: 'A. Lawyer', date: '2026-11-30' } },
    sessions: [{ licence: 'd', district: 'Bern', place: 'Wankdorf', start: '2026-12-01' }],
    questions: [{ question: 'Which licence?', who: 'the school', answer: 'MIT' }],
    siteUrl: 'https://example.ch',
    today: new Date(2026, 10, 22),
  } as const;
  const later = { licence: 'd', district: 'Bern', place: 'Wankdorf', start: '2999-12-01' } as const;
  const missing = (more: Partial<Parameters<typeof launchPoints>[0]>) =>
    launchPoints({ ...facts, ...more })
      .filter(({ isDone }) => !isDone)
      .map(({ name }) => name);
  const without = (part: Partial<Owner>) => missing({ owner: { ...facts.owner, ...part } });

  it('is empty if nothing is missing', () => {
    expect(missing({})).toEqual([]);
  });
  it('names everything that is missing', () => {
    expect(without({ makers: { school: 'A', association: '' } })).toEqual(['makers']);
    expect(without({ responsible: { name: 'A', address: [] } })).toEqual(['address']);
    expect(without({ contact: '' })).toEqual(['contact', 'form']);
    expect(without({ contact: '', form: '/api' })).toEqual(['contact']);
    expect(without({ partners: [] })).toEqual(['logos']);
    expect(without({ partners: [{ name: 'A', logo: '' }] })).toEqual(['logos']);
    expect(without({ legalReading: { by: 'A', date: '' } })).toEqual(['legal reading']);
    expect(missing({ today: new Date(2026, 11, 2) })).toEqual(['sessions']);
    expect(missing({ siteUrl: undefined })).toEqual(['site address']);
    expect(missing({ today: new Date(`${NEXT_CHECK}T23:59`), sessions: [later] })).toEqual(['sources']);
  });
  it('names every open question and who answers it, until an answer is written', () => {
    const questions = readQuestions('.');
    expect(questions.map(({ question }) => question).join()).toMatch(
      /LICENSE.*practical lessons.*D Diploma require the Introduction Course.*minors/,
    );
    const open = { question: 'Which licence?', who: 'the school', answer: ' ' };
    const read = parseQuestions(
      JSON.stringify([open, { ...open, question: 'Which dates?', answer: 'None' }]),
    );
    expect(missing({ questions: read })).toEqual(['Which licence?']);
    const point = launchPoints({ ...facts, questions: read }).find(({ name }) => name === 'Which licence?');
    expect(point?.toDo).toBe(
      'To be answered by the school. Write the answer into "answer" in docs/open-questions.json.',
    );
  });
  it('refuses a question without a person to answer it', () => {
    const content = '[{ "question": "Which licence?", "who": "", "answer": "" }]';
    expect(() => parseQuestions(content)).toThrow('"entry 1, who": this must not be empty');
  });
});

describe('the pages', () => {
  const siteOf = async (owner: Owner) => {
    vi.resetModules();
    vi.doMock('virtual:owner', () => ({ OWNER: owner }));
    const { render } = await import('../../../src/prerender/render.tsx');
    return (path: string) => render(path, 'https://example.ch');
  };
  const inHtml = (text: string) => text.replaceAll("'", '&#x27;');

  it('show a form if the owner can be reached', async () => {
    const { html, title } = await (await siteOf(filled))('/register');
    expect(html).toContain('<form');
    expect(title).toBe(textOf('pages.register.meta.title'));
  });

  describe('of an owner without names, contact, form and logos', () => {
    // The tests share one import of all pages, because the import takes longer than the tests.
    let rendered: Awaited<ReturnType<typeof siteOf>>;
    beforeAll(async () => {
      rendered = await siteOf({
        ...filled,
        form: '',
        contact: '',
        partners: [{ name: 'School', logo: '' }],
        makers: { school: '', association: '' },
        responsible: { name: '', address: [] },
      });
    });
    it('show no form and no link to it, but the addresses of other organisers', async () => {
      const register = await rendered('/register');
      expect(register.html).not.toContain('<form');
      expect(register.html).toContain(inHtml(textOf('pages.register.nobody.intro')));
      expect(register.html).toContain('href="https://rotbach.example.ch"');
      expect(register.html).not.toContain(textOf('pages.register.terms.what.title'));
      expect(register.title).toBe(textOf('pages.register.nobody.meta.title'));

      const { html } = await rendered('/starter');
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
    it('say that the site is a preview, which fails the strict launch check', async () => {
      const { html } = await rendered('/legal');
      expect(html).toContain(textOf('pages.legal.notice.nobody'));
      expect(readOwner('.', {}).responsible.name).toBe('');
      const { status, stdout } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'scripts/launch-check.ts', '--strict'],
        {
          encoding: 'utf8',
        },
      );
      expect(status).toBe(1);
      expect(stdout).toMatch(/^missing {2}address$/m);
    });
  });
});
