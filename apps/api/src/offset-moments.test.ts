import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokensOfEverybody } from './testing/access/everybody.ts';
import { createTestApi } from './testing/api.ts';
import { toInjection } from './testing/fuzz/requests.ts';
import { readApiDocument, type Operation } from './testing/openapi/operations.ts';
import { isMoment, momentPlaces } from './testing/openapi/samples.ts';

const WITH_OFFSET = '2030-03-21T12:00:00+03:30';
const SAME_IN_UTC = '2030-03-21T08:30:00Z';
const NO_MOMENT = 'tomorrow';

interface Refusal {
  details?: Array<{ path: string }>;
}

test('every moment that the API takes may have an offset', async (t) => {
  const api = await createTestApi(t);
  const { operations, schemas } = await readApiDocument();
  const tokens = await tokensOfEverybody(api);
  const isRefused = async (
    operation: Operation,
    field: string,
    sent: { query?: Record<string, string>; body?: unknown },
  ) => {
    const path = operation.path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
    const request = { caller: 'guest' as const, path, query: {}, headers: {}, body: undefined, ...sent };
    const answer = await api.app.inject(toInjection(operation, request, tokens[operation.access]));
    const isJson = String(answer.headers['content-type']).includes('json');
    return isJson && (answer.json<Refusal>().details?.some(({ path: named }) => named === field) ?? false);
  };

  let seen = 0;
  for (const operation of operations) {
    const inQuery = operation.parameters.filter((it) => it.in === 'query' && isMoment(it.schema, schemas));
    const inBody = operation.body ? momentPlaces(operation.body.schema, schemas) : [];
    const inputs = [
      ...inQuery.map(({ name }) => ({ field: name, sent: (value: string) => ({ query: { [name]: value } }) })),
      ...inBody.map(({ place, bodyWith }) => ({
        field: place.join('.'),
        sent: (value: string) => ({ body: bodyWith(value) }),
      })),
    ];
    for (const { field, sent } of inputs) {
      const name = `${operation.operationId} ${field}`;
      // The field is read at all: what is no moment is refused under its name.
      if (await isRefused(operation, field, sent(NO_MOMENT))) seen += 1;
      const [offset, same] = [sent(WITH_OFFSET), sent(SAME_IN_UTC)];
      assert.equal(await isRefused(operation, field, offset), await isRefused(operation, field, same), name);
    }
  }
  assert.ok(seen > 30, `only ${seen} were looked at`);
});
