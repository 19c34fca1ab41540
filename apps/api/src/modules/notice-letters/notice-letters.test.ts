import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { notify, type SiteKind } from '../notifications/notify.ts';
import { writeAtOnce } from './write-notice-letter.ts';

/** A reader with a confirmed address, who wants to be told of follows and likes by e-mail too, and others who act. */
const worldOf = async (api: TestApi, locale = 'en-US') => {
  const reader = await api.createPerformer();
  const others = [await api.createUser({ name: 'Tara' }), await api.createUser({ name: 'Omid' })] as const;
  await api.db
    .updateTable('users')
    .set({ email_verified_at: new Date(), locale })
    .where('id', '=', reader.id)
    .execute();
  const wants = (['follow', 'like'] as const).map(
    (topic) => ({ user_id: reader.id, topic, channel: 'email', is_on: true }) as const,
  );
  await api.db.insertInto('notification_preferences').values(wants).execute();
  const tell = (kind: SiteKind, actor: TestAccount, link?: string) =>
    api.context.work((unit) => notify(unit, { userId: reader.id, kind, actorId: actor.id, ...(link && { link }) }));
  const letters = () =>
    api.db
      .selectFrom('mails')
      .selectAll()
      .where('user_id', '=', reader.id)
      .where('template', '=', 'notices')
      .orderBy('id')
      .execute();
  const states = async () =>
    (await api.db.selectFrom('notification_deliveries').select('state').where('channel', '=', 'email').execute()).map(
      ({ state }) => state,
    );
  return { reader, others, tell, letters, states };
};

const tellOfMessages = (api: TestApi, reader: TestAccount, talks: ReadonlyArray<[TestAccount, string]>) =>
  api.context.work(async (unit) => {
    for (const [sender, talk] of talks) {
      await notify(unit, { userId: reader.id, kind: 'message', actorId: sender.id, link: `/messages/${talk}` });
    }
  });

/** Lets time pass: jobs that wait for some minutes are due. */
const wait = async (api: TestApi): Promise<void> => {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(api.db);
  await api.runJobs();
};

test('what happens within some minutes is one letter, in groups, and is told once', async (t) => {
  const api = await createTestApi(t);
  const { reader, others, tell, letters, states } = await worldOf(api);
  const [tara, omid] = others;
  await tell('follow', tara);
  await tell('like', tara, '/posts/1');
  await tell('like', omid, '/posts/1');
  await api.runJobs();
  assert.deepEqual(await letters(), [], 'it did not wait');
  await wait(api);
  const [letter, ...more] = await letters();
  assert.deepEqual(more, []);
  assert.equal(letter?.subject, '\u20683\u2069 pieces of news for you — Barg');
  assert.match(letter?.text ?? '', /\u2068Omid\u2069 and \u20681\u2069 other like what you posted\./);
  assert.match(letter?.text ?? '', /\u2068Tara\u2069 follows you now\./);
  assert.ok(letter?.text.includes('http://localhost:3000/posts/1'), letter?.text);
  assert.equal(letter?.unsubscribe_url?.includes('/api/letters/unsubscribe/'), true);
  assert.ok(letter?.html.includes(letter.unsubscribe_url ?? '-'));
  assert.deepEqual(await states(), ['told', 'told', 'told']);
  // Its jobs run again, and the reader wants it at once again: nothing is told twice.
  await api.as(reader).put('/notifications/letters', { frequency: 'at-once', hour: 9, timeZone: 'UTC' });
  await wait(api);
  assert.equal((await letters()).length, 1);
  await tell('follow', omid);
  await wait(api);
  assert.equal((await letters()).length, 2);
});

test('what was read, withdrawn or hidden meanwhile is in no letter, and of nothing there is none', async (t) => {
  const api = await createTestApi(t);
  const { reader, others, tell, letters, states } = await worldOf(api);
  const [tara, omid] = others;
  await tell('follow', tara);
  await api.as(reader).post('/notifications/read-all');
  await tell('like', omid, '/posts/1');
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', omid.id).execute();
  await tell('like', tara, '/posts/2');
  await api.db.deleteFrom('notifications').where('link', '=', '/posts/2').execute();
  await wait(api);
  assert.deepEqual(await letters(), []);
  assert.deepEqual(await states(), ['dropped', 'dropped']);
});

test('who is suspended, deleted, has confirmed no address or wants none gets no letter', async (t) => {
  const api = await createTestApi(t);
  const { reader, others, tell, letters } = await worldOf(api);
  const now = new Date();
  for (const gone of [{ suspended_at: now }, { deleted_at: now }, { email_verified_at: null }, { email: null }]) {
    const before = await api.db.selectFrom('users').selectAll().where('id', '=', reader.id).executeTakeFirstOrThrow();
    await tell('follow', others[0]);
    await api.db.updateTable('users').set(gone).where('id', '=', reader.id).execute();
    await wait(api);
    assert.deepEqual(await letters(), [], JSON.stringify(gone));
    const { suspended_at, deleted_at, email, email_verified_at } = before;
    await api.db
      .updateTable('users')
      .set({ suspended_at, deleted_at, email, email_verified_at })
      .where('id', '=', reader.id)
      .execute();
  }
  await tell('follow', others[1]);
  await api.as(reader).put('/notifications/letters', { frequency: 'none', hour: 9, timeZone: 'UTC' });
  await tell('follow', others[1]);
  await wait(api);
  assert.deepEqual(await letters(), []);
});

test('a digest tells at its hour of all since the last one, and not when there is nothing', async (t) => {
  const api = await createTestApi(t);
  const { reader, others, tell, letters } = await worldOf(api, 'fa-IR');
  await api.as(reader).put('/notifications/letters', { frequency: 'daily', hour: 9, timeZone: 'Asia/Tehran' });
  const digest = async () => {
    await api.db
      .updateTable('notice_letter_settings')
      .set({ next_at: new Date(Date.now() - 1000) })
      .execute();
    await api.context.work((unit) => unit.addJob('write-digests', {}));
    await wait(api);
  };
  for (const other of others) await tell('follow', other);
  await wait(api);
  assert.deepEqual(await letters(), [], 'it did not wait for its hour');
  await digest();
  const [letter, ...more] = await letters();
  assert.deepEqual(more, []);
  assert.match(letter?.html ?? '', /<html lang="fa-IR" dir="rtl">/);
  assert.match(letter?.text ?? '', /\u2068Omid\u2069 و \u2068۱\u2069 نفر دیگر شما را دنبال می‌کنند\./);
  const { next_at: next } = await api.db
    .selectFrom('notice_letter_settings')
    .select('next_at')
    .executeTakeFirstOrThrow();
  assert.ok(next && next > new Date(), 'the next one is not due');
  await digest();
  assert.equal((await letters()).length, 1);
  // What waits for a digest is told when letters are wanted at once.
  await tell('like', others[0], '/posts/1');
  await api.as(reader).put('/notifications/letters', { frequency: 'at-once', hour: 9, timeZone: 'UTC' });
  await api.runJobs();
  assert.equal((await letters()).length, 2);
});

test('a letter and what says that it is told are written together, by however many at once', async (t) => {
  const api = await createTestApi(t);
  const { reader, others, tell, letters, states } = await worldOf(api);
  await tell('follow', others[0]);
  // Killed before the commit: neither is there.
  const broken = {
    ...api.context,
    work: <T>(body: Parameters<typeof api.context.work<T>>[0]) =>
      api.context.work<T>(async (unit) => {
        await body(unit);
        throw new Error('killed');
      }),
  };
  await assert.rejects(writeAtOnce(broken, reader.id), /killed/);
  assert.deepEqual([(await letters()).length, ...(await states())], [0, 'waiting']);
  await Promise.all([1, 2, 3].map(() => writeAtOnce(api.context, reader.id)));
  assert.deepEqual([(await letters()).length, ...(await states())], [1, 'told']);
});

test('the wait is what operators have set', async (t) => {
  const api = await createTestApi(t);
  const { others, tell } = await worldOf(api);
  await api.db
    .insertInto('settings')
    .values({ key: 'noticeLetterWaitMinutes', value: '30', is_public: false })
    .execute();
  await tell('follow', others[0]);
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs
    where task_identifier = 'write-notice-letter'`.execute(api.db);
  assert.deepEqual(rows, [{ minutes: 30 }]);
});

test('unread messages are told with the first words of those that are open, as they read by then; read, deleted and muted ones are not', async (t) => {
  const api = await createTestApi(t);
  const { reader, others, letters } = await worldOf(api);
  const [tara, omid] = others;
  const open = async (fan: TestAccount): Promise<string> =>
    (await api.as(fan).post('/conversations', { source: 'performer', sourceId: reader.id })).body.data._id;
  const talks = [await open(tara), await open(omid)] as const;
  const write = async (from: TestAccount, talk: string, text: string): Promise<string> =>
    (await api.as(from).post(`/messages/conversations/${talk}`, { text })).body.data._id;
  const words = `Are you\n\nthere? ${'leaf '.repeat(60)}`;
  await write(tara, talks[0], words);
  const typo = await write(tara, talks[0], 'Shall we meat?');
  await api.as(tara).put(`/messages/${typo}`, { text: 'Shall we meet?' });
  const gone = await write(tara, talks[0], 'A slip of the pen');
  await api.as(tara).delete(`/messages/${gone}`);
  await write(tara, talks[0], 'Hello again');
  await write(omid, talks[1], 'Nobody hears this');
  await api.as(reader).put(`/conversations/${talks[1]}/update`, { muted: true });
  await tellOfMessages(api, reader, [
    [tara, talks[0]],
    [omid, talks[1]],
  ]);
  await wait(api);
  const [letter, ...more] = await letters();
  assert.deepEqual(more, []);
  const { text = '' } = letter ?? {};
  assert.match(text, /\u2068Tara\u2069 sent you \u20683\u2069 messages\./);
  assert.match(text, /> Are you there\? leaf (leaf )+.*…\n {2}> Shall we meet\?\n {2}> Hello again\n/);
  assert.doesNotMatch(text, /meat|slip|Nobody|Omid/);
  assert.ok(text.includes(`/messages/${talks[0]}`));
  assert.ok(text.length < 2000);
  // Read within the wait.
  await write(tara, talks[0], 'Seen at once');
  await tellOfMessages(api, reader, [[tara, talks[0]]]);
  await api.as(reader).post(`/messages/read-all/conversation/${talks[0]}`);
  await wait(api);
  assert.equal((await letters()).length, 1);
});

test('reading the whole list reads neither messages nor what is told by e-mail alone', async (t) => {
  const api = await createTestApi(t);
  const { reader, others, tell, letters } = await worldOf(api);
  const [tara, omid] = others;
  await api.as(reader).put('/notifications/settings', { changes: [{ topic: 'follow', channel: 'app', isOn: false }] });
  const talk = (await api.as(tara).post('/conversations', { source: 'performer', sourceId: reader.id })).body.data._id;
  await api.as(tara).post(`/messages/conversations/${talk}`, { text: 'Are you there?' });
  await tell('follow', omid);
  await tell('like', omid, '/posts/1');
  await api.as(reader).post('/notifications/read-all');
  await wait(api);
  const [letter, ...more] = await letters();
  assert.deepEqual(more, []);
  assert.match(letter?.text ?? '', /\u2068Tara\u2069 sent you .* message/);
  assert.match(letter?.text ?? '', /\u2068Omid\u2069 follows you now\./);
  assert.doesNotMatch(letter?.text ?? '', /posts\/1/);
});
