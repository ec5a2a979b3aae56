import process from 'node:process';
import { run } from './run.ts';

interface Site {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

const OWNER = 'tests/e2e/owner.json';

export const SITES = {
  /** The owner's facts are complete, and the form posts to a server. */
  full: {
    folder: '.cache/sites/full',
    env: {
      SITE_CONFIG: OWNER,
      SITE_URL: 'https://whynotyou.example',
      VITE_REGISTRATION_URL: '/api/registrations',
    },
  },
  /** The form opens an e-mail to `contact`. */
  mail: { folder: '.cache/sites/mail', env: { SITE_CONFIG: OWNER } },
  /** The repository as it is, without the owner's facts and a form. */
  plain: { folder: 'dist', env: {} },
} as const satisfies Readonly<Record<string, Site>>;

export type SiteName = keyof typeof SITES;
export const SITE_NAMES = Object.keys(SITES).filter((name): name is SiteName => name in SITES);

/** After `npm run assets`. Ends this process if a build fails. */
export async function buildSites(names: readonly SiteName[]): Promise<void> {
  for (const name of names) {
    const { folder, env } = SITES[name];
    const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
    // a test runner's NODE_ENV would make a development build
    await run('vite', args, { ...env, NODE_ENV: 'production' });
  }
}

export const servedSites = (): readonly SiteName[] => {
  const asked = process.env.SITES?.split(' ');
  return SITE_NAMES.filter(name => asked?.includes(name) ?? true);
};
