import { readJestFailures, readPlaywrightFailures } from './failures.ts';
import type { Counts } from './run-stage.ts';

/** jest --json. A file that does not even load counts as one failure. */
export function readJestCounts(text: string): Counts {
  const report = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: readJestFailures(report),
  };
}

/** What count-reporter.ts wrote. */
export function readNodeCounts(report: string): Counts {
  return JSON.parse(report);
}

/** Playwright's json reporter. `flaky` passed at a second try; `errors` are those outside of any test. */
export function readPlaywrightCounts(text: string): Counts {
  const report = JSON.parse(text);
  const { stats, errors } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: readPlaywrightFailures(report),
  };
}
