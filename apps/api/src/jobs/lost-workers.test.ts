import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { modules } from '../modules/index.ts';
import { queueMail } from '../modules/mails/queue-mail.ts';
import { PACE } from '../platform/heartbeats.ts';
import { afterTest } from '../testing/after-test.ts';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { startWorker } from '../testing/start-worker.ts';
import { gatherJobs } from './gather-jobs.ts';
import { createJobRunner } from './job-runner.ts';
import { releaseLostJobs } from './lost-workers.ts';
import { fullTest } from '../testing/full-test.ts';

/** A mail server that takes the first letter and says nothing, and answers for those after it. */
const startSilentSmtp = async (t: TestContext) => {
  const mails: Email[] = [];
  const taken = Promise.withResolvers<void>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          if (mails.push(mail) === 1) taken.resolve();
          else done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const port = String((server.server.address() as AddressInfo).port);
  const env = { SMTP_HOST: '127.0.0.1', SMTP_PORT: port, PUBLIC_URL: 'http://site.test' };
  return { env, mails, taken: taken.promise };
};

const lockedJobs = async (api: TestApi) =>
  (
    await sql<{ task: string; attempts: number }>`select task_identifier as task, attempts from graphile_worker.jobs
      where locked_at is not null`.execute(api.db)
  ).rows;

fullTest('a letter whose worker is killed while it sends is sent by another, with the same Message-ID', async (t) => {
  const smtp = await startSilentSmtp(t);
  const api = await createTestApi(t, smtp.env);
  const id = await api.context.work((unit) =>
    queueMail(unit, {
      to: 'nilou@barg.example',
      locale: 'fa-IR',
      template: 'password-reset',
      data: { name: 'نیلوفر', url: 'http://site.test/auth/reset-password#abc' },
    }),
  );
  const worker = startWorker(t, api, smtp.env);
  await smtp.taken;
  await worker.end('SIGKILL');
  assert.deepEqual(await lockedJobs(api), [{ task: 'mails.send', attempts: 1 }]);

  const other = createJobRunner(api.connectionString, api.context.log, {
    pace: { everyMs: 200, silenceMs: 3000 },
  });
  await other.start(api.context, gatherJobs(modules));
  afterTest(t, () => other.stop());
  const mailOf = () => api.db.selectFrom('mails').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  while ((await mailOf()).status !== 'sent');
  assert.deepEqual(
    smtp.mails.map(({ messageId }) => messageId),
    [`<${id}@site.test>`, `<${id}@site.test>`],
  );
});

test('what a worker has is left to it as long as it beats, and given back once it is silent', async (t) => {
  const api = await createTestApi(t);
  const beats = { living: 30, silent: 46 };
  for (const [id, seconds] of Object.entries(beats)) {
    const beaten_at = sql<Date>`now() - make_interval(secs => ${seconds}::int)`;
    await api.db.insertInto('heartbeats').values({ id, beaten_at }).execute();
  }
  const locks = [
    ['living', 3600],
    ['silent', 3600],
    ['killed before its first beat', 46],
    ['just started', 1],
  ] as const;
  for (const [worker, seconds] of locks) {
    await api.context.work((unit) => unit.addJob(worker, {}));
    await sql`update graphile_worker._private_jobs
      set locked_by = ${worker}, locked_at = now() - make_interval(secs => ${seconds}::int)
      where locked_by is null`.execute(api.db);
  }
  assert.equal(await releaseLostJobs(api.db), 2);
  assert.deepEqual((await lockedJobs(api)).map(({ task }) => task).sort(), ['just started', 'living']);
  assert.equal(await releaseLostJobs(api.db), 0);
});

test('workers beat from their start to their end, and what is lost is taken up within a minute', async (t) => {
  const api = await createTestApi(t);
  const lane = { tasks: [], atATime: 1 };
  const beats = () => api.db.selectFrom('heartbeats').select('id').execute();
  await api.context.jobs.start(api.context, { handlers: {}, lanes: [lane, lane], crontab: '' });
  assert.equal((await beats()).length, 3);
  await api.context.jobs.stop();
  assert.deepEqual(await beats(), []);
  await api.context.jobs.start(api.context, { handlers: {}, lanes: [], crontab: '' });
  await api.context.jobs.stop(false);
  assert.equal((await beats()).length, 1, 'what it told last may be lost: the others act as after a kill');
  const pollMs = 1000;
  assert.ok(PACE.silenceMs + PACE.everyMs + pollMs < 60_000);
});
