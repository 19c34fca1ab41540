import { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { accountOf } from '../../viewing/caller.ts';
import { isLiving } from '../../viewing/living-account.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, listOf, pageQuery } from '../../shared/wire.ts';
import { findMail, isMasked, listMails } from '../mails/mails.service.ts';
import { recordAudit } from '../audit/audit.ts';
import { operatorTags } from './operator-tags.ts';

export const mailSchema = z
  .object({
    _id: z.uuid(),
    recipient: z.string(),
    locale: z.string(),
    template: z.string(),
    subject: z.string(),
    /** Empty when nothing can be shown. */
    text: z.string(),
    /** Whether links and codes that log in are masked. */
    isMasked: z.boolean(),
    /** The letter as HTML: a page with a strict policy, valid for minutes and for this operator. */
    htmlUrl: z.string(),
    status: z.enum(['queued', 'sent', 'failed']),
    error: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OutboxMail' });

/** The letters of the site. Each view is written to the audit log. */
export const outboxRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/outbox',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listOutbox',
        description:
          'Letters that the site has sent or, without a mail server, keeps here. In production every link and code that lets somebody in is masked. Each look is in the audit log.',
        tags: operatorTags,
        querystring: pageQuery,
        response: { 200: listOf(mailSchema) },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const { data, total, nextCursor } = await listMails(context, request.query);
      const details = { letters: data.map(({ id }) => id) };
      await context.work((unit) => recordAudit(unit, { operatorId, action: 'mail.listed', details }));
      const mails = data.map(({ id, recipient, locale, template, subject, text, status, error, ...times }) => ({
        ...{ _id: id, recipient, locale, template, subject, text, status, error },
        isMasked: isMasked(context),
        htmlUrl: `/api/operator-mail/${id}${context.mediaSigner.sign(id, operatorId)}`,
        createdAt: times.created_at.toISOString(),
        sentAt: times.sent_at?.toISOString() ?? null,
      }));
      return { data: { data: mails, total, nextCursor } };
    },
  );

  // Opened by a browser as a page, without a token: the signature tells for which operator the URL was made. So it is
  // open while the site is closed, which operators are not kept from, and asks who that operator is by now.
  app.get(
    '/operator-mail/:id',
    {
      config: { access: 'guest', isAlwaysOpen: true },
      schema: { hide: true, params: idParams, querystring: signature },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!context.mediaSigner.verify(id, request.query)) throw new NotFoundError();
      const mail = (await isOperatorHere(context.db, request.query.a)) ? await findMail(context, id) : null;
      if (!mail) throw new NotFoundError();
      const look = { operatorId: request.query.a, action: 'mail.opened', targetType: 'mail', targetId: id };
      await context.work((unit) => recordAudit(unit, { ...look, details: { template: mail.template } }));
      return reply.headers(LETTER_HEADERS).send(mail.html);
    },
  );
};

/** Whether somebody is an operator and logged in: the URL of a letter ends with that, and not minutes later. */
const isOperatorHere = async (db: Queryable, userId: string): Promise<boolean> => {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('users.id', '=', userId)
    .where('users.role', '=', 'operator')
    .where(isLiving())
    .where('sessions.expires_at', '>', new Date())
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
};

const signature = z.object({ e: z.coerce.number().int(), a: z.uuid(), s: z.string().max(100) });

/** A letter runs no scripts and loads nothing; its links open in a new tab. */
const LETTER_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
  'referrer-policy': 'no-referrer',
};
