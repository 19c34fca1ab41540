import { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, listOf, pageQuery } from '../../shared/wire.ts';
import { isOutboxReadable, listMails } from '../mails/mails.service.ts';
import { operatorTags } from './operator-tags.ts';

export const mailSchema = z
  .object({
    _id: z.uuid(),
    recipient: z.string(),
    locale: z.string(),
    template: z.string(),
    subject: z.string(),
    text: z.string(),
    /** The letter as HTML: a page of its own under a strict policy, good for minutes and this operator. */
    htmlUrl: z.string(),
    status: z.enum(['queued', 'sent', 'failed']),
    error: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OutboxMail' });

/** The mails that stay on this machine during development; anywhere else there is no such address. */
export const outboxRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/outbox',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listOutbox',
        description: 'Letters that the site has sent or, without a mail server, keeps here.',
        tags: operatorTags,
        querystring: pageQuery,
        response: { 200: listOf(mailSchema) },
      },
    },
    async (request) => {
      if (!isOutboxReadable(context)) throw new NotFoundError();
      const operatorId = accountOf(request).id;
      const { data, total, nextCursor } = await listMails(context, request.query);
      const mails = data.map(({ id, recipient, locale, template, subject, text, status, error, ...times }) => ({
        ...{ _id: id, recipient, locale, template, subject, text, status, error },
        htmlUrl: `/api/operator-mail/${id}${context.mediaSigner.sign(id, operatorId)}`,
        createdAt: times.created_at.toISOString(),
        sentAt: times.sent_at?.toISOString() ?? null,
      }));
      return { data: { data: mails, total, nextCursor } };
    },
  );

  // A browser opens it as a page, without a token: the signature says that an operator was given the address.
  app.get(
    '/operator-mail/:id',
    { config: { access: 'guest' }, schema: { hide: true, params: idParams, querystring: signature } },
    async (request, reply) => {
      const { id } = request.params;
      if (!isOutboxReadable(context) || !context.mediaSigner.verify(id, request.query)) throw new NotFoundError();
      const mail = await context.db.selectFrom('mails').select('html').where('id', '=', id).executeTakeFirst();
      if (!mail) throw new NotFoundError();
      return reply.headers(LETTER_HEADERS).send(mail.html);
    },
  );
};

const signature = z.object({ e: z.coerce.number().int(), a: z.uuid(), s: z.string().max(100) });

/** A letter runs nothing and loads nothing; its links open beside it. */
const LETTER_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
  'referrer-policy': 'no-referrer',
};
