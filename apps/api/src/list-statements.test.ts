import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from './testing/api.ts';
import { FLAT, LISTS } from './testing/lists/lists.ts';
import { createListWorld, growTo, type ListWorld } from './testing/lists/world.ts';
import { readApiDocument } from './testing/openapi/operations.ts';
import { countStatements } from './testing/statements.ts';

const [FEW, MANY] = [2, 20];
const apiDocument = readApiDocument();

test('every list of the API is measured, or shows rows to which nothing belongs', async () => {
  const { operations } = await apiDocument;
  const lists = operations.filter(
    ({ method, parameters }) => method === 'GET' && parameters.some(({ name }) => name === 'limit'),
  );
  const measured = new Set(LISTS.map(({ operation }) => operation));
  const silent = lists.filter(({ operationId }) => !measured.has(operationId) && !FLAT.has(operationId));
  assert.deepEqual(
    silent.map(({ operationId }) => operationId),
    [],
  );
  const known = new Set(lists.map(({ operationId }) => operationId));
  assert.deepEqual(
    [...measured, ...FLAT].filter((operation) => !known.has(operation)),
    [],
    'lists that are gone',
  );
});

test('a page takes as many statements with twenty rows as with two', async (t) => {
  const count = countStatements(t);
  const world = await createListWorld(await createTestApi(t));
  const measure = async () => {
    const found = [];
    for (const list of LISTS) found.push(await read(world, list));
    return found;
  };
  const read = async (of: ListWorld, { who, url }: (typeof LISTS)[number]) => {
    const reader = who === 'guest' ? of.api.guest : of.api.as(of[who]);
    const address = `${url(of)}${url(of).includes('?') ? '&' : '?'}limit=50`;
    let rows = 0;
    const statements = await count(async () => {
      const { status, body, text } = await reader.get(address);
      assert.equal(status, 200, `${address}: ${text}`);
      rows = body.data.data.length as number;
    });
    return { address, rows, statements };
  };
  await growTo(world, 0, FEW);
  const few = await measure();
  await growTo(world, FEW, MANY);
  const many = await measure();
  const faults = many.flatMap(({ address, rows, statements }, index) => {
    const { rows: before = 0, statements: asked = 0 } = few[index] ?? {};
    t.diagnostic(`${statements} statements: ${address}`);
    const told = `${address}: ${asked} statements for ${before} rows, ${statements} for ${rows}`;
    return rows < before + MANY - FEW || statements > asked + (LISTS[index]?.steps ?? 0) ? [told] : [];
  });
  assert.deepEqual(faults, []);
});
