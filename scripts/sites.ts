/** The builds that the browser tests play. */
import process from 'node:process';
import { run } from './run.ts';

interface Site {
  readonly folder: string;
  /** settings of the build */
  readonly env: NodeJS.ProcessEnv;
}

const OWNER = 'tests/e2e/owner.json';

export const SITES = {
  /** The owner has filled in every fact, and the form posts: most tests play this site. */
  full: {
    folder: '.cache/sites/full',
    env: {
      SITE_CONFIG: OWNER,
      SITE_URL: 'https://whynotyou.example',
      VITE_REGISTRATION_URL: '/api/registrations',
    },
  },
  /** The owner has a contact and no address to post to: the form opens an e-mail. */
  mail: { folder: '.cache/sites/mail', env: { SITE_CONFIG: OWNER } },
  /** The repository as it is: the owner's facts are missing, and there is no form. */
  plain: { folder: 'dist', env: {} },
} as const satisfies Readonly<Record<string, Site>>;

export type SiteName = keyof typeof SITES;
export const SITE_NAMES = Object.keys(SITES).filter((name): name is SiteName => name in SITES);

/** Builds sites. The drawings must have been made before. */
export function buildSites(names: readonly SiteName[]): void {
  for (const name of names) {
    const { folder, env } = SITES[name];
    const args = ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
    // a test runner's NODE_ENV would make it a build for developers
    run('npx', args, { ...env, NODE_ENV: 'production' });
  }
}

/** The sites that are served during a run of the browser tests: those in `SITES`, or all. */
export const servedSites = (): readonly SiteName[] => {
  const asked = process.env.SITES?.split(' ');
  return SITE_NAMES.filter(name => asked?.includes(name) ?? true);
};
