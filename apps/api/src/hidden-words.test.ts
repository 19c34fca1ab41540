import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from './testing/api.ts';
import {
  HIDDEN,
  HIDDEN_NAMES,
  markerOf,
  plantHiddenWords,
  READERS,
  SOUGHT,
  type Hidden,
  type HiddenWorld,
  type Reader,
} from './testing/markers/hidden-words.ts';
import { WITHOUT_FFMPEG } from './modules/videos/testing.ts';
import { readEverything } from './testing/markers/read-everything.ts';

/** Where somebody finds what is hidden from him elsewhere: the law gives him what is written about him, and his own. */
const GIVEN: ReadonlyArray<{ reader: Reader; operation: string; name: Hidden }> = [
  { reader: 'fan', operation: 'exportAccount', name: 'note' },
  { reader: 'fan', operation: 'exportAccount', name: 'report' },
  { reader: 'stranger', operation: 'exportAccount', name: 'contact' },
];

const isGiven = (reader: Reader, operation: string, name: Hidden): boolean =>
  GIVEN.some((given) => given.reader === reader && given.operation === operation && given.name === name);

const mayKnow = (name: Hidden): readonly Reader[] => HIDDEN[name];

/** The markers in a text, one after the other. */
const markersIn = (text: string): Hidden[] =>
  text.toLowerCase().includes(SOUGHT) ? HIDDEN_NAMES.filter((name) => text.toLowerCase().includes(markerOf(name))) : [];

/** Whether an account is that of a reader who may know a marker; operators read what is written to the site. */
const isKnownTo = (world: HiddenWorld, userId: string | null, name: Hidden): boolean =>
  mayKnow(name).some((reader) => reader !== 'guest' && world[reader].id === userId) ||
  (name === 'contact' && userId === null);

const accountOf = (world: HiddenWorld, reader: Reader) => (reader === 'guest' ? null : world[reader]);

/** What a reader finds anywhere: `operation: marker` for each. */
const findAll = async (api: TestApi, world: HiddenWorld, reader: Reader): Promise<Map<string, string>> => {
  const answers = await readEverything(api, { account: accountOf(world, reader), ids: world.ids, sought: SOUGHT });
  assert.ok(answers.filter(({ status }) => status === 200).length > 20, 'hardly anything was answered');
  return new Map(
    answers.flatMap(({ operation, url, text }) =>
      markersIn(text)
        .filter((name) => !mayKnow(name).includes(reader) && !isGiven(reader, operation, name))
        .map((name) => [`${operation}: ${name}`, url] as const),
    ),
  );
};

test('what is locked, deleted or private is in no answer, event, notice, letter or export of others', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const world = await plantHiddenWords(api);

  await t.test('the words are there for those who may know them, so that their absence says something', async () => {
    const { author, fan, stranger, operator } = world;
    const read = async (account: typeof author, url: string) => markersIn((await api.as(account).get(url)).text);
    const { openPost, deletedPost, conversation } = world.places;
    const ofThread = await read(fan, `/messages/conversations/${conversation}`);
    assert.deepEqual(ofThread, ['deletedMessage', 'messageOfThread']);
    assert.deepEqual(await read(stranger, `/user/feeds/${deletedPost}`), ['deletedPost']);
    const ofPost = await read(stranger, `/comments?objectType=feed&objectId=${openPost}`);
    assert.deepEqual(ofPost, ['deletedComment', 'removedComment']);
    assert.deepEqual(await read(operator, '/operator/reports'), ['report']);
    const own = await readEverything(api, { account: author, ids: world.ids, sought: SOUGHT });
    const known = new Set(own.flatMap(({ text }) => markersIn(text)));
    for (const name of HIDDEN_NAMES.filter((each) => mayKnow(each).includes('author')))
      assert.ok(known.has(name), name);
  });

  const before = api.events.length;
  await world.erase();
  await api.runJobs();

  for (const reader of READERS) {
    await t.test(`no answer gives them to the ${reader}`, async () => {
      assert.deepEqual([...(await findAll(api, world, reader))], []);
    });
  }

  await t.test('no event tells them to who may not know them, and none is kept for who asks later', async () => {
    const told = api.events.flatMap(({ target, event }, place) =>
      markersIn(JSON.stringify(event))
        // What is deleted now was open when it was told.
        .filter((name) => place >= before || !/^(deleted|removed|messageOf)/.test(name))
        .filter((name) => target.kind !== 'user' || !isKnownTo(world, target.userId, name))
        .map((name) => `${event.name}: ${name}`),
    );
    assert.deepEqual(told, []);
    const { rows } = await sql<{ data: unknown }>`select data from scope_events`.execute(api.db);
    assert.ok(rows.length > 0);
    assert.deepEqual(markersIn(JSON.stringify(rows)), []);
  });

  await t.test('neither notices, nor letters, nor jobs have them', async () => {
    const notices = await api.db.selectFrom('notifications').select(['user_id', 'link', 'details']).execute();
    const letters = await api.db.selectFrom('mails').select(['user_id', 'subject', 'text', 'html', 'shown']).execute();
    assert.ok(notices.length > 0 && letters.length > 0);
    for (const row of [...notices, ...letters]) {
      const found = markersIn(JSON.stringify(row));
      assert.deepEqual(
        found.filter((name) => !isKnownTo(world, row.user_id, name)),
        [],
      );
    }
    const jobs = await sql`select payload from graphile_worker._private_jobs`.execute(api.db);
    assert.deepEqual(markersIn(JSON.stringify(jobs.rows)), []);
  });
});
