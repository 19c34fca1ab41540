import { test, type TestContext } from 'node:test';

/**
 * A test of `npm run test:full` only: a variant of what another test shows, or what takes many seconds and is held
 * below as well. See docs/testing.md.
 */
export const fullTest = (name: string, run: (t: TestContext) => Promise<void> | void): void => {
  if (process.env.E2E_FULL === '1') void test(name, run);
};
