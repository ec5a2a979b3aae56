/** The builds of the site that the browser tests use. */
import process from 'node:process';
import { run } from './run.ts';

interface Site {
  readonly folder: string;
  /** environment variables of the build */
  readonly env: NodeJS.ProcessEnv;
}

const OWNER = 'tests/e2e/owner.json';

export const SITES = {
  /** All facts of the owner are given, and the form posts: most tests run on this site. */
  full: {
    folder: '.cache/sites/full',
    env: {
      SITE_CONFIG: OWNER,
      SITE_URL: 'https://whynotyou.example',
      VITE_REGISTRATION_URL: '/api/registrations',
    },
  },
  /** The owner has a contact, but no address for the form to post to: the form opens an e-mail. */
  mail: { folder: '.cache/sites/mail', env: { SITE_CONFIG: OWNER } },
  /** The repository as it is: the owner's facts are missing, and there is no form. */
  plain: { folder: 'dist', env: {} },
} as const satisfies Readonly<Record<string, Site>>;

export type SiteName = keyof typeof SITES;
export const SITE_NAMES = Object.keys(SITES).filter((name): name is SiteName => name in SITES);

/** Builds sites. `npm run assets` must have run before. Ends this process if a build fails. */
export function buildSites(names: readonly SiteName[]): void {
  for (const name of names) {
    const { folder, env } = SITES[name];
    const args = ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
    // NODE_ENV is set, because with the value that a test runner sets, Vite would make a development build
    run('npx', args, { ...env, NODE_ENV: 'production' });
  }
}

/** Returns the sites to serve during the browser tests: those named in the environment variable SITES, or all. */
export const servedSites = (): readonly SiteName[] => {
  const asked = process.env.SITES?.split(' ');
  return SITE_NAMES.filter(name => asked?.includes(name) ?? true);
};
