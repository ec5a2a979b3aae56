/** Defines and builds the sites for the browser tests. */
import process from 'node:process';
import { run } from './run.ts';

interface Site {
  readonly folder: string;
  /** environment variables of the build */
  readonly env: NodeJS.ProcessEnv;
}

const OWNER = 'tests/e2e/owner.json';

export const SITES = {
  /** Most tests use this site. The owner's facts are complete, and the form sends its data to a server. */
  full: {
    folder: '.cache/sites/full',
    env: {
      SITE_CONFIG: OWNER,
      SITE_URL: 'https://whynotyou.example',
      VITE_REGISTRATION_URL: '/api/registrations',
    },
  },
  /** The owner has an e-mail address (`contact`), but no server for the form: the form opens an e-mail. */
  mail: { folder: '.cache/sites/mail', env: { SITE_CONFIG: OWNER } },
  /** The repository as it is: the owner's facts are missing, and there is no form. */
  plain: { folder: 'dist', env: {} },
} as const satisfies Readonly<Record<string, Site>>;

export type SiteName = keyof typeof SITES;
export const SITE_NAMES = Object.keys(SITES).filter((name): name is SiteName => name in SITES);

/** Builds sites. `npm run assets` must run first. Ends this process if a build fails. */
export async function buildSites(names: readonly SiteName[]): Promise<void> {
  for (const name of names) {
    const { folder, env } = SITES[name];
    const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
    // a test runner sets another NODE_ENV, with which Vite would make a development build
    await run('vite', args, { ...env, NODE_ENV: 'production' });
  }
}

/** Returns the sites to serve during the browser tests: the sites in the environment variable SITES, or all. */
export const servedSites = (): readonly SiteName[] => {
  const asked = process.env.SITES?.split(' ');
  return SITE_NAMES.filter(name => asked?.includes(name) ?? true);
};
