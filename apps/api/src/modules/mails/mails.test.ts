import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../../platform/config.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { listMails } from './mails.service.ts';
import { queueMail } from './queue-mail.ts';

interface Delivery {
  to: string[];
  user: string | undefined;
  mail: Email;
}

/** A real SMTP server on loopback that keeps what it is given, and refuses a mailbox called `nobody`. */
const startSmtp = async (t: TestContext, port = 0) => {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'pa:ss' ? done(null, { user: username }) : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody@') ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })) : done(),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          deliveries.push({ to, user: session.user, mail });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  t.after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { deliveries, port: (server.server.address() as AddressInfo).port };
};

const letter = (api: TestApi, changes: { to?: string; locale?: string; name?: string } = {}) =>
  api.context.work((unit) =>
    queueMail(unit, {
      to: changes.to ?? 'nilou@barg.example',
      locale: changes.locale ?? 'fa-IR',
      template: 'password-reset',
      data: { name: changes.name ?? 'نیلوفر', url: 'http://site.test/auth/reset-password#abc' },
    }),
  );

const mailOf = (api: TestApi, id: string) =>
  api.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const smtpEnv = (port: number) => ({
  SMTP_URL: `smtp://barg:pa%3Ass@127.0.0.1:${port}`,
  MAIL_FROM: 'Barg <hello@barg.example>',
  PUBLIC_URL: 'https://barg.example/',
});

test('without an SMTP server a mail stays readable in the outbox', async (t) => {
  const api = await createTestApi(t);
  const id = await letter(api, { locale: 'ar-DZ' });
  await api.runJobs();
  const mail = await mailOf(api, id);
  assert.equal(mail.status, 'sent');
  assert.match(mail.text, /http:\/\/site\.test\/auth\/reset-password#abc/);
  assert.match(mail.html, /<html lang="ar-EG" dir="rtl">/);
  const { data, total } = await listMails(api.context, { limit: 20 });
  assert.equal(total, 1);
  assert.equal(data[0]?.id, id);
});

test('a mail and its job belong to the unit that writes them', async (t) => {
  const api = await createTestApi(t);
  await assert.rejects(
    api.context.work(async (unit) => {
      const data = { name: 'x', url: 'http://site.test' };
      await queueMail(unit, { to: 'a@barg.example', locale: null, template: 'password-reset', data });
      throw new Error('rolled back');
    }),
    /rolled back/,
  );
  assert.equal((await listMails(api.context, { limit: 20 })).total, 0);
  await api.runJobs();
});

test('by SMTP it arrives as text and HTML, from the configured sender, and its body is forgotten here', async (t) => {
  const smtp = await startSmtp(t);
  const api = await createTestApi(t, smtpEnv(smtp.port));
  const id = await letter(api, { name: '<b>Nilou</b> & Co', locale: 'en-US' });
  await api.runJobs();
  const [delivery] = smtp.deliveries;
  assert.deepEqual(delivery?.to, ['nilou@barg.example']);
  assert.equal(delivery?.user, 'barg');
  assert.equal(delivery?.mail.from?.address, 'hello@barg.example');
  assert.equal(delivery?.mail.subject, 'A new password for Barg');
  assert.match(delivery?.mail.messageId ?? '', new RegExp(`^<${id}@barg\\.example>$`));
  assert.match(delivery?.mail.html ?? '', /dir="ltr"/);
  assert.match(delivery?.mail.html ?? '', /&lt;b&gt;Nilou&lt;\/b&gt; &amp; Co/);
  assert.match(delivery?.mail.text ?? '', /<b>Nilou<\/b> & Co/);
  const kept = await mailOf(api, id);
  assert.equal(kept.status, 'sent');
  assert.equal(kept.text + kept.html, '');
});

test('a letter that its reader can end says so to mail programs; others do not', async (t) => {
  const smtp = await startSmtp(t);
  const api = await createTestApi(t, smtpEnv(smtp.port));
  const url = 'https://barg.example/api/letters/unsubscribe/token';
  const data = {
    ...{ name: 'Nilou', period: 'daily' as const, count: 1, unlisted: 0, url, settingsUrl: url, unsubscribeUrl: url },
    ...{ messages: [], notices: [{ kind: 'follow', actor: 'Tara', count: 1, others: 0, url }] },
  } as const;
  const mail = { to: 'nilou@barg.example', locale: 'en-US', template: 'notices', data, unsubscribeUrl: url } as const;
  const id = await api.context.work((unit) => queueMail(unit, mail));
  await letter(api);
  await api.runJobs();
  const headersOf = (subject: string) => {
    const found = smtp.deliveries.find((delivery) => delivery.mail.subject?.includes(subject));
    return found?.mail.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]);
  };
  assert.deepEqual(headersOf('Today'), [
    ['list-unsubscribe', `<${url}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ]);
  assert.deepEqual(headersOf('گذرواژه'), []);
  assert.equal((await mailOf(api, id)).unsubscribe_url, null);
});

test('a Persian letter survives the way whole and reads from right to left', async (t) => {
  const smtp = await startSmtp(t);
  const api = await createTestApi(t, smtpEnv(smtp.port));
  await letter(api);
  await api.runJobs();
  const mail = smtp.deliveries[0]?.mail;
  assert.equal(mail?.subject, 'گذرواژهٔ تازه برای برگ');
  assert.match(mail?.html ?? '', /<html lang="fa-IR" dir="rtl">/);
  assert.match(mail?.text ?? '', /سلام \u2068نیلوفر\u2069،/);
});

test('every language has its own letters, in its own direction', async (t) => {
  const api = await createTestApi(t);
  const read = async (locale: string) => mailOf(api, await letter(api, { locale }));
  const hebrew = await read('he-IL');
  assert.equal(hebrew.subject, 'סיסמה חדשה ל-Barg');
  assert.match(hebrew.html, /<html lang="he-IL" dir="rtl">/);
  assert.match(hebrew.text, /שלום \u2068نیلوفر\u2069,/);
  const russian = await read('ru-RU');
  assert.equal(russian.subject, 'Новый пароль для Barg');
  assert.match(russian.html, /<html lang="ru-RU" dir="ltr">/);
  assert.equal((await read('div-MV')).subject, 'A new password for Barg');
});

test('a name cannot add a header, and an address cannot name a second reader', async (t) => {
  const smtp = await startSmtp(t);
  const api = await createTestApi(t, smtpEnv(smtp.port));
  await api.db
    .insertInto('settings')
    .values({ key: 'siteName', value: JSON.stringify('Barg\r\nBcc: evil@barg.example'), is_public: true })
    .execute();
  await letter(api, { locale: 'en-US' });
  await api.runJobs();
  assert.deepEqual(smtp.deliveries[0]?.to, ['nilou@barg.example']);
  assert.equal(smtp.deliveries[0]?.mail.subject, 'A new password for Barg Bcc: evil@barg.example');
  assert.equal(smtp.deliveries[0]?.mail.bcc, undefined);
});

test('a mailbox that does not exist is not tried again', async (t) => {
  const smtp = await startSmtp(t);
  const api = await createTestApi(t, smtpEnv(smtp.port));
  const id = await letter(api, { to: 'nobody@barg.example' });
  await api.runJobs();
  const mail = await mailOf(api, id);
  assert.equal(mail.status, 'failed');
  assert.match(mail.error ?? '', /no such mailbox/);
});

test('a dead server fails the job, which comes again and succeeds once the server is back', async (t) => {
  const placeholder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => placeholder.once('listening', resolve));
  const { port } = placeholder.address() as AddressInfo;
  await new Promise((resolve) => placeholder.close(resolve));

  const api = await createTestApi(t, smtpEnv(port));
  const id = await letter(api);
  await assert.rejects(api.runJobs(), /a job failed/);
  const failed = await mailOf(api, id);
  assert.equal(failed.status, 'failed');
  assert.match(failed.error ?? '', /ECONNREFUSED/);
  assert.notEqual(failed.text, '');

  const smtp = await startSmtp(t, port);
  const due = await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
    from graphile_worker.jobs where task_identifier = 'mails.send' and attempts = 1`.execute(api.db);
  assert.equal(due.rows.length, 1);
  await api.runJobs();
  assert.equal(smtp.deliveries.length, 1);
  assert.equal((await mailOf(api, id)).status, 'sent');
});

test('SMTP without the address of the site does not start, because letters would lead nowhere', () => {
  assert.throws(() => readConfig({ SMTP_HOST: 'mail.barg.example' }), /PUBLIC_URL is not set/);
  const { publicUrl, mail } = readConfig({ SMTP_HOST: 'mail.barg.example', PUBLIC_URL: 'https://barg.example/' });
  assert.equal(publicUrl, 'https://barg.example');
  assert.deepEqual(mail, {
    smtp: { host: 'mail.barg.example', port: 587, isSecure: false, auth: null },
    from: 'no-reply@barg.example',
  });
});
