import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './run-stage.ts';

/** Enough to see what was expected and where; the rest is in the output. */
const LINES = 14;

/** The first lines of an error without terminal colours. */
export const firstLines = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n');

interface JestReport {
  testResults?: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/** From `jest --json`; a file that cannot be loaded has a message and no failed test. */
export const readJestFailures = ({ testResults = [] }: JestReport): Failure[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return message && assertionResults.length === 0 ? [{ test: name, reason: firstLines(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      reason: firstLines((failureMessages ?? []).join('\n')),
    }));
  });

interface PlaywrightError {
  message?: string;
}
export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: PlaywrightResult[] }[];
  }[];
}
interface PlaywrightResult {
  errors: PlaywrightError[];
  /** In milliseconds. */
  duration?: number;
  attachments?: { name: string; body?: string }[];
}

/** What the test's pages showed when it failed, from e2e/fixtures/shown-pages.ts. */
const shownPages = ({ attachments = [] }: PlaywrightResult): string[] =>
  attachments
    .filter(({ name }) => name === 'shown-pages')
    .map(({ body = '' }) => `Its pages showed:\n${Buffer.from(body, 'base64').toString()}`);

const ofSuite = ({ suites = [], specs = [] }: PlaywrightSuite, wanted: string): Failure[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        test: `[${projectName}] ${file}:${line} › ${title}`,
        reason: results
          .flatMap((result) => [...result.errors.map(({ message = '' }) => firstLines(message)), ...shownPages(result)])
          .join('\n'),
      })),
  ),
  ...suites.flatMap((suite) => ofSuite(suite, wanted)),
];

/** Tests that passed at the second try, with the first try's error. */
export const readPlaywrightFlaky = ({ suites = [] }: { suites?: PlaywrightSuite[] }): Failure[] =>
  suites.flatMap((suite) => ofSuite(suite, 'flaky'));

/** From Playwright's json reporter, with errors outside of tests. */
export const readPlaywrightFailures = ({
  suites = [],
  errors = [],
}: {
  suites?: PlaywrightSuite[];
  errors?: PlaywrightError[];
}): Failure[] => [
  ...suites.flatMap((suite) => ofSuite(suite, 'unexpected')),
  ...errors.map(({ message = '' }) => ({ test: 'outside of any test', reason: firstLines(message) })),
];
