import { notificationSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { siteUrl } from '../../platform/site-url.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { findNotified } from '../accounts/find-owner.ts';
import { queueMail, type Mail } from '../mails/queue-mail.ts';
import type { TemplateName } from '../mails/templates/index.ts';
import { letters, type LetterKind } from './letters.ts';

const payloadSchema = z.object({
  mailId: z.uuid(),
  kind: z.enum(Object.keys(letters) as [LetterKind, ...LetterKind[]]),
  userId: z.uuid(),
  about: z.uuid(),
  amount: z.number().nullable(),
  // Jobs of the version before have neither.
  failure: notificationSchema.shape.failure,
  name: notificationSchema.shape.name,
});

/** A living account, held so that it is not deleted before its mail is there to be deleted with it. */
const holdReceiver = (db: Queryable, userId: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Writes one letter about money and queues it. Running again changes nothing. */
export const writeLetter: JobHandler = ({ config, work }, payload) =>
  work(async (unit) => {
    const { mailId: id, kind, userId, ...subject } = payloadSchema.parse(payload);
    if (!(await holdReceiver(unit.db, userId))) return;
    const letter = await letters[kind](unit.db, { userId, ...subject });
    if (!letter) return;
    const owner = await findNotified(unit.db, userId);
    if (!owner) return;
    const { name, email: to, locale } = owner;
    const { template, page } = letter;
    const data = { ...letter.data, name, url: siteUrl(config, page) };
    await queueMail(unit, { id, to, userId, locale, template, data } as Mail<TemplateName>);
  });
