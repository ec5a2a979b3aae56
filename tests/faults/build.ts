import { spawnSync } from 'node:child_process';
import { SITE } from './server.ts';

/** Playwright's global setup: builds the site with a form that posts. */
export default function buildSite() {
  const { status } = spawnSync(
    'npx',
    ['vite', 'build', '--outDir', SITE, '--emptyOutDir', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // the test runner's NODE_ENV would make a development build
      env: { ...process.env, NODE_ENV: 'production', VITE_REGISTRATION_URL: '/api/registrations' },
    },
  );
  if (status !== 0) throw new Error('The site could not be built');
}
