import type { PlaywrightSuite } from './failures.ts';
import type { Timed } from './run-stage.ts';

/** From `jest --json`; skipped tests have no duration. */
export const readJestTimes = ({
  testResults = [],
}: {
  testResults?: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}): Timed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${name} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );

const ofSuite = ({ suites = [], specs = [] }: PlaywrightSuite): Timed[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, results }) => ({
      test: `[${projectName}] ${file}:${line} › ${title}`,
      seconds: results.reduce((total, { duration = 0 }) => total + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(ofSuite),
];

/** From Playwright's json reporter: all tries of a test count. */
export const readPlaywrightTimes = ({ suites = [] }: { suites?: PlaywrightSuite[] }): Timed[] =>
  suites.flatMap(ofSuite);

/** The longest ones, longest first. */
export const slowestOf = (times: readonly Timed[], count: number): Timed[] =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

/**
 * The seconds noted for each stage in docs/testing.md: the last cell of the row whose first cell has its name in
 * backticks.
 */
export const notedSeconds = (markdown: string): Map<string, number> =>
  new Map(
    [...markdown.matchAll(/^\| `([a-z\d]+)` .*\| +(\d+) +\|$/gm)].map(([, name = '', seconds]) => [
      name,
      Number(seconds),
    ]),
  );
