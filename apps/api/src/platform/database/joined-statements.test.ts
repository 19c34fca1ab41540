import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/database.ts';
import { transaction } from './connect.ts';

test('statements that are sent one promise after another are one packet', async (t) => {
  const { db, pool, close } = await createTestDatabase();
  t.after(close);
  const client = await pool.connect();
  client.release();
  // The pool gives it again, as the one that was used last.
  const { stream } = client.connection;
  const packets: number[] = [];
  const write = stream._write.bind(stream);
  const writeSeveral = stream._writev?.bind(stream);
  assert.ok(writeSeveral);
  stream._write = (...args) => {
    packets.push(1);
    write(...args);
  };
  stream._writev = (...args) => {
    packets.push(args[0].length);
    writeSeveral(...args);
  };
  const answers = await transaction(db, (trx) =>
    Promise.all([1, 2, 3].map(async (number) => (await sql`select ${number}::int as n`.execute(trx)).rows)),
  );
  assert.deepEqual(answers, [[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  // What begins the transaction goes with its statements; the commit comes after their answers.
  assert.equal(packets.length, 2, packets.join(' '));
});
