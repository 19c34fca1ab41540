import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { migrate } from '../platform/database/migrate.ts';
import { createTestDatabase } from '../testing/database.ts';
import { toIndexedWords } from './search-words.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../../migrations');
/** The last one before words with half-spaces were folded into one. */
const BEFORE = '0037';

/** A database as it was before, and what brings it up to date. */
const createOldDatabase = async (t: TestContext) => {
  const { pool, close } = await createTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-migrations-'));
  t.after(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  await pool.query('drop schema public cascade; create schema public');
  for (const name of (await readdir(MIGRATIONS)).filter((one) => one < BEFORE))
    await cp(path.join(MIGRATIONS, name), path.join(folder, name));
  await migrate({ pool, folder });
  return { pool, update: () => migrate({ pool, folder: MIGRATIONS }) };
};

const ID = '0198c0de-0000-7000-8000-00000000000';

test('what was there before half-spaces were folded is found like what comes after', async (t) => {
  const { pool, update } = await createOldDatabase(t);
  await pool.query(
    `insert into users (id, role, name, username, email, search_text, locale)
     values ($1, 'performer', 'علی\u200Cرضا', 'alireza', 'a@barg.example', 'علی رضا alireza نقاش', 'fa-IR')`,
    [`${ID}1`],
  );
  await pool.query(`insert into performers (user_id, craft, monthly_price) values ($1, 'نقاش', 1)`, [`${ID}1`]);
  const posts = [
    {
      id: `${ID}2`,
      text: 'رنگ\u200Cها و كتاب\u200Cخانه‌ها',
      audience: 'free',
      teaser: '',
      old: 'رنگ ها و کتاب خانه رنگها کتابخانهها',
    },
    { id: `${ID}3`, text: 'راز ها', audience: 'subscribers', teaser: 'می کشم', old: 'می کشم' },
    {
      id: `${ID}4`,
      text: '#نرم\u200Cافزار و #رنگ ها #2026 #Blue_2 c#b',
      audience: 'free',
      teaser: '',
      old: '#نرم افزار و #رنگ ها #2026 #blue_2 c #b #نرمافزار #رنگها نرم رنگ 2026 blue_2 b نرمافزار رنگها',
    },
  ];
  for (const { id, text, audience, teaser, old } of posts)
    await pool.query(
      `insert into feed_posts (id, performer_id, text, audience, teaser, search_text, published_at)
       values ($1, $2, $3, $4, $5, $6, now())`,
      [id, `${ID}1`, text, audience, teaser, old],
    );
  await update();
  const { rows } = await pool.query<{ search_text: string }>('select search_text from feed_posts order by id');
  const wordsOf = (text = '') => text.split(' ').toSorted();
  assert.deepEqual(
    rows.map((row) => wordsOf(row.search_text)),
    posts.map(({ text, audience, teaser }) => wordsOf(toIndexedWords(audience === 'free' ? ` ${text}` : teaser))),
  );
  const { rows: people } = await pool.query<{ search_text: string }>('select search_text from users');
  assert.deepEqual(people, [{ search_text: 'علیرضا alireza نقاش' }]);
});

test('of two folders whose names look alike the later has got a number', async (t) => {
  const { pool, update } = await createOldDatabase(t);
  await pool.query(
    `insert into users (id, role, name, username, email, locale) values
     ($1, 'user', 'A', 'a', 'a@barg.example', 'fa-IR'), ($2, 'user', 'B', 'b', 'b@barg.example', 'fa-IR')`,
    [`${ID}1`, `${ID}2`],
  );
  const folders = ['رنگ و کارگاه', 'رنگ و كارگاه', 'رنگ و کارگاه 2', 'رنگ  و کارگاه', 'x'.repeat(80)];
  for (const [index, name] of folders.entries())
    await pool.query(
      `insert into library_folders (id, user_id, name, created_at) values ($1, $2, $3, now() + $4 * interval '1 minute')`,
      [`${ID}${index}`, `${ID}1`, name, index],
    );
  await pool.query('insert into library_folders (id, user_id, name) values ($1, $2, $3)', [
    `${ID}9`,
    `${ID}2`,
    folders[1],
  ]);
  await update();
  const { rows } = await pool.query<{ name: string }>('select name from library_folders order by id');
  assert.deepEqual(
    rows.map(({ name }) => name),
    [folders[0], 'رنگ و كارگاه 3', folders[2], 'رنگ  و کارگاه 4', folders[4], folders[1]],
  );
});
