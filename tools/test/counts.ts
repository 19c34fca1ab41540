import { readJestFailures, readPlaywrightFailures, readPlaywrightFlaky } from './failures.ts';
import { readJestTimes, readPlaywrightTimes } from './times.ts';
import type { Counts } from './run-stage.ts';

/** jest --json. A file that does not even load counts as one failure. */
export function readJestCounts(text: string): Counts {
  const report = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: readJestFailures(report),
    times: readJestTimes(report),
  };
}

/** What count-reporter.ts wrote. */
export function readNodeCounts(report: string): Counts {
  return JSON.parse(report);
}

/** Of so many tests that pass at their second try only, the machine may be the reason; of more it is not. */
const MOST_FLAKY = 2;

/**
 * Playwright's json reporter. `flaky` passed at a second try, and counts as failed once there are too many of them;
 * `errors` are those outside of any test.
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
