import { readJestFailures, readPlaywrightFailures, readPlaywrightFlaky } from './failures.ts';
import { readJestTimes, readPlaywrightTimes } from './times.ts';
import type { Counts } from './run-stage.ts';

/** From jest --json. A file that cannot be loaded counts as one failure. */
export function readJestCounts(text: string): Counts {
  const report = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: readJestFailures(report),
    times: readJestTimes(report),
  };
}

/** From count-reporter.ts. */
export function readNodeCounts(report: string): Counts {
  return JSON.parse(report);
}

/** This many tests may need a second try because of a slow machine. */
const MOST_FLAKY = 2;

/**
 * From Playwright's json reporter. `flaky` passed at a second try, and counts as failed above the limit; `errors` are
 * outside of tests.
 */
export function readPlaywrightCounts(text: string): Counts {
  const report = JSON.parse(text);
  const { stats, errors } = report;
  const isTooFlaky = stats.flaky > MOST_FLAKY;
  return {
    passed: stats.expected + (isTooFlaky ? 0 : stats.flaky),
    failed: stats.unexpected + errors.length + (isTooFlaky ? stats.flaky : 0),
    failures: readPlaywrightFailures(report),
    flaky: readPlaywrightFlaky(report),
    times: readPlaywrightTimes(report),
  };
}
