import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { openDemoWorld, type DemoWorld } from './testing/fuzz/demo-world.ts';
import { requestOf, toInjection, type FuzzRequest } from './testing/fuzz/requests.ts';
import { createAnswerChecks, type CheckAnswer } from './testing/openapi/answer-checks.ts';
import { readApiDocument, type Operation } from './testing/openapi/operations.ts';
import { findImbalances } from './modules/ledger/imbalances.ts';

/** Calls an operation: few in `npm test`, more in the full run; `npm run fuzz -- --cases 1000` makes a long run of it. */
const CASES = Number(process.env.FUZZ_CASES ?? (process.env.E2E_FULL ? 12 : 2));
/** The same calls in every run of `npm test`; `npm run fuzz` draws others each time and prints the seed. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101);
const ONLY = process.env.FUZZ_ONLY || null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const call = async ({ api, tokenOf }: DemoWorld, operation: Operation, request: FuzzRequest, check: CheckAnswer) => {
  const token = request.caller === 'guest' ? null : await tokenOf(request.caller);
  const response = await api.app.inject(toInjection(operation, request, token));
  const contentType = String(response.headers['content-type'] ?? '');
  const body = contentType.includes('json') ? parse(response.payload) : null;
  assert.equal(check(operation, { status: response.statusCode, contentType, body }), null);
  return response.statusCode;
};

/** `200 x 9, 422 x 3`: a run in which nothing ever succeeds has tested little. */
const describe = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status} x ${count}`)
    .join(', ');

test('no value makes an operation fail without a code, or answer what it did not declare', async (t) => {
  const document = await readApiDocument();
  const world = await openDemoWorld(t);
  const check = createAnswerChecks(document);
  const sources = { schemas: document.schemas, ids: world.ids };
  const operations = document.operations.filter(({ operationId }) => !ONLY || operationId === ONLY);
  assert.ok(operations.length > 0, `there is no operation ${ONLY}`);
  for (const operation of operations) {
    await t.test(operation.operationId, async (sub) => {
      const statuses = new Map<number, number>();
      const property = fc.asyncProperty(requestOf(operation, sources), async (request) => {
        const status = await call(world, operation, request, check);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      await fc.assert(property, { numRuns: CASES, seed: SEED });
      sub.diagnostic(describe(statuses));
    });
  }
  await t.test('and the books still balance', async () => {
    assert.deepEqual(await findImbalances(world.api.db), []);
  });
});
