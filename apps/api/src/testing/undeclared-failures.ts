import assert from 'node:assert/strict';
import { failuresOf } from '../openapi/failures.ts';
import type { FailureListener } from '../plugins/errors.ts';

/**
 * Notes failures that routes answered without declaring them (`errors` of their schema), so that the document names every one
 * that a test has seen.
 */
export const createUndeclaredFailures = (): { listen: FailureListener; assertNone: () => void } => {
  const found = new Set<string>();
  return {
    listen: ({ code, route }) => {
      const { schema, config, url = '' } = route;
      if (!schema?.operationId) return;
      const facts = { method: [route.method].flat()[0] ?? 'GET', url, config, schema };
      if (!failuresOf(facts).includes(code)) found.add(`${schema.operationId} ${code}`);
    },
    // Only where everything is tested: what a race answers in one run in a thousand must not fail the short one.
    assertNone: () => {
      if (process.env.E2E_FULL !== '1') return;
      assert.deepEqual([...found], [], 'failures that their routes do not declare as `errors` of their schema');
    },
  };
};
