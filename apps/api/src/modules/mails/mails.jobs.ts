import { sql } from 'kysely';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { RefusedMailError } from '../../platform/mail/mailer.ts';

const payloadSchema = z.object({ id: z.uuid() });
const ERROR_MAX = 500;

const reasonOf = (error: unknown): string => {
  const cause = error instanceof RefusedMailError ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, ERROR_MAX);
};

const markFailed = (db: Queryable, id: string, error: unknown) =>
  db
    .updateTable('mails')
    .set({ status: 'failed', error: reasonOf(error) })
    .where('id', '=', id)
    .execute();

/**
 * Delivers one mail. A failure is stored with the mail and retried, until it succeeds or the server refuses for good.
 * The body of a mail sent by SMTP is deleted, because letters hold links that log in; the data that logs nobody in
 * stays, for operators.
 */
const sendMail: JobHandler = async ({ db, mailer }, payload) => {
  const { id } = payloadSchema.parse(payload);
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail || mail.status === 'sent') return;
  const { recipient: to, subject, text, html, unsubscribe_url: unsubscribeUrl } = mail;
  try {
    await mailer.send({ id, to, subject, text, html, unsubscribeUrl });
  } catch (error) {
    await markFailed(db, id, error);
    if (error instanceof RefusedMailError) return;
    throw error;
  }
  const kept = mailer.kind === 'outbox' ? {} : { text: '', html: '', unsubscribe_url: null };
  await db
    .updateTable('mails')
    .set({ status: 'sent', error: null, sent_at: sql<Date>`now()`, ...kept })
    .where('id', '=', id)
    .execute();
};

const forgetOldMails: JobHandler = async ({ db }) => {
  await db
    .deleteFrom('mails')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
};

export const mailsJobs = { 'mails.send': sendMail, 'forget-old-mails': forgetOldMails } satisfies Record<
  string,
  JobHandler
>;
export const mailsCrontab = ['41 3 * * * forget-old-mails'];
