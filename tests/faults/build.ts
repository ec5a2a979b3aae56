import { spawnSync } from 'node:child_process';
import { SITE } from './server.ts';

/** Builds the site with a form that posts: to be called once, before the faults are played. */
export default function buildSite() {
  const { status } = spawnSync(
    'npx',
    ['vite', 'build', '--outDir', SITE, '--emptyOutDir', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // what a test runner says of itself would make it a build for developers
      env: { ...process.env, NODE_ENV: 'production', VITE_REGISTRATION_URL: '/api/registrations' },
    },
  );
  if (status !== 0) throw new Error('The site could not be built');
}
