import { build } from 'vite';
import { SITE } from './server.ts';

/** Builds the site with a form that posts: to be called once, before the faults are played. */
export default async function buildSite() {
  process.env.VITE_REGISTRATION_URL = '/api/registrations';
  await build({ logLevel: 'warn', build: { outDir: SITE, emptyOutDir: true } });
}
