/**
 * What a public launch needs: facts in site.config.json, dates of sessions, a recent check of the starter page's
 * sources, SITE_URL, answers in docs/open-questions.json. With `-- --strict`, exit code 1 if a point is missing.
 */
import process from 'node:process';
import { loadEnv } from 'vite';
import { readOwner, readSessions } from '../src/prerender/ownerFile.ts';
import { launchPoints, readQuestions } from './launchPoints.ts';

const root = process.cwd();
const settings = loadEnv('production', root, ['SITE_', 'VITE_']);
try {
  const owner = readOwner(root, settings);
  const sessions = readSessions(root, owner);
  const questions = readQuestions(root);
  const siteUrl = settings.SITE_URL;
  const points = launchPoints({ owner, sessions, questions, siteUrl, today: new Date() });
  for (const { name, isDone, toDo } of points)
    console.log(`${isDone ? 'done   ' : 'missing'}  ${name}${isDone ? '' : `\n         ${toDo}`}`);
  const missing = points.filter(({ isDone }) => !isDone).length;
  console.log(
    missing === 0 ? '\nNothing is missing.' : `\n${missing} of ${points.length} points are missing.`,
  );
  if (missing > 0 && process.argv.includes('--strict')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
