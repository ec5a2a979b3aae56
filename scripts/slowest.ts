/**
 * `npx tsx scripts/slowest.ts`: prints the slowest tests of the last runs. The test runners store their reports in
 * `.cache/durations`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import * as v from 'valibot';

const FOLDER = '.cache/durations';
const SHOWN = 30;

interface Duration {
  readonly seconds: number;
  /** file and title of the test; for a browser test, the Playwright project's name comes first */
  readonly test: string;
}

/** The report of Vitest. Durations are in ms. */
const Unit = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), duration: v.nullish(v.number(), 0) })),
    }),
  ),
});

/** A test in the report of Playwright. Durations are in ms. */
const Spec = v.object({
  file: v.string(),
  title: v.string(),
  tests: v.array(v.object({ projectName: v.string(), results: v.array(v.object({ duration: v.number() })) })),
});
interface Suite {
  readonly specs: readonly v.InferOutput<typeof Spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const Browser = v.object({ suites: v.array(Suite) });

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

function durationsIn(file: string): Duration[] {
  const json: unknown = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
  if (v.is(Unit, json))
    return json.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        seconds: (duration ?? 0) / 1000,
        test: `${relative(process.cwd(), name)}  ${fullName}`,
      })),
    );
  return v
    .parse(Browser, json)
    .suites.flatMap(specsOf)
    .flatMap(({ file: spec, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        test: `${projectName}  ${spec}  ${title}`,
      })),
    );
}

if (!existsSync(FOLDER)) console.log('No durations are stored yet: run npm test first.');
else {
  const all = readdirSync(FOLDER).flatMap(durationsIn);
  const slowest = all.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  console.log(slowest.map(({ seconds, test }) => `${seconds.toFixed(1).padStart(6)} s  ${test}`).join('\n'));
}
