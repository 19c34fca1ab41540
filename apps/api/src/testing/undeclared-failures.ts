import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import type { RouteFacts } from '../openapi/failures.ts';
import { failuresOf } from '../openapi/failures.ts';
import type { FailureListener } from '../plugins/errors.ts';

/**
 * Notes failures that routes answered without declaring them (`config.errors`), so that the document names every one
 * that a test has seen.
 */
export const createUndeclaredFailures = (): { listen: FailureListener; assertNone: () => void } => {
  const found = new Set<string>();
  return {
    listen: ({ code, route }) => {
      const { operationId } = (route.schema ?? {}) as { operationId?: string };
      if (!operationId) return;
      const facts: RouteFacts = { ...(route as unknown as RouteFacts), method: [route.method].flat()[0] ?? 'GET' };
      if (!failuresOf(facts).includes(code)) found.add(`${operationId} ${code}`);
    },
    assertNone: () => {
      if (process.env.COLLECT) {
        for (const one of found) appendFileSync(process.env.COLLECT, `${one}\n`);
        return;
      }
      assert.deepEqual([...found], [], 'failures that their routes do not declare in config.errors');
    },
  };
};
