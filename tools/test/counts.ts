import type { Counts } from './run-stage.ts';

/** jest --json. A file that does not even load counts as one failure. */
export function readJestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** What count-reporter.ts wrote. */
export function readNodeCounts(report: string): Counts {
  return JSON.parse(report);
}

/** Playwright's json reporter. `flaky` passed at a second try; `errors` are those outside of any test. */
export function readPlaywrightCounts(report: string): Counts {
  const { stats, errors } = JSON.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
