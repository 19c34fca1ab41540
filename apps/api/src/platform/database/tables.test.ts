import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;

before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

/** Strings, and the unions and names that stand for some of them. */
const TEXT = /^(?!.*\b(number|bigint|boolean|Date|Buffer)\b)/;

const TYPES: Record<string, RegExp> = {
  int2: /number/,
  _int2: /number\[\]/,
  int4: /number/,
  int8: /bigint/,
  bool: /boolean/,
  timestamptz: /Date/,
  bytea: /Buffer/,
  jsonb: /^(Json|JSONColumnType|ColumnType)/,
};

interface Column {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
}

test('the types of the tables say what the migrations made', async () => {
  const { rows } = await database.pool.query<Column>(`
    select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as "isNullable"
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations'`);
  const declared = await declaredColumns();
  assert.deepEqual([...declared.keys()].sort(), rows.map(({ table, column }) => `${table}.${column}`).sort());
  for (const { table, column, type, isNullable } of rows) {
    const typescript = declared.get(`${table}.${column}`) ?? '';
    assert.match(typescript, TYPES[type] ?? TEXT, `${table}.${column} is ${type}`);
    if (type !== 'jsonb') assert.equal(/\| null/.test(typescript), isNullable, `${table}.${column} may be null`);
  }
});

/** "table.column" to its type, as the files beside this one write them. */
async function declaredColumns(): Promise<Map<string, string>> {
  const names = (await readdir(import.meta.dirname)).filter((name) => /tables\.ts$/.test(name));
  const files = names.map((name) => readFile(path.join(import.meta.dirname, name), 'utf8'));
  const source = (await Promise.all(files)).join('\n').replace(/\/\*\*.*?\*\//gs, '');
  const areas = [...source.matchAll(/interface (\w+Tables) /g)].map(([, name = '']) => name);
  const aliases = new Map([...source.matchAll(/type (\w+) =\s+([^;]+);/g)].map(([, name, type]) => [name, type]));
  const membersOf = (name: string) => {
    const [, body = ''] = new RegExp(`interface ${name}(?: extends [\\w, ]+)? {([^}]*)}`).exec(source) ?? [];
    return [...body.matchAll(/(\w+): ([^;]+);/g)].map(([, key = '', type = '']) => [key, type] as const);
  };
  const columns = areas
    .flatMap(membersOf)
    .flatMap(([table, row]) =>
      membersOf(row).map(
        ([column, type]) => [`${table}.${column}`, type.replace(/\w+/g, (word) => aliases.get(word) ?? word)] as const,
      ),
    );
  return new Map(columns);
}
