import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { byBoth, countAttempts, LETTERS } from '../accounts/attempts.ts';
import { contactBody } from './contact.schema.ts';
import { sendContactMessage } from './contact.service.ts';

/** Messages a minute of one person. */
const writing = { rateLimit: { max: 5, timeWindow: '1 minute' } };

export const contactRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/contact',
    {
      config: { access: 'guest', ...writing },
      schema: {
        operationId: 'sendContactMessage',
        description: 'Sends a letter to those who run the site.',
        tags: ['settings'],
        body: contactBody,
        response: { 200: okSchema },
      },
    },
    async ({ body, account, ip }) => {
      // Guests of one network share its limit.
      await countAttempts(context.db, [byBoth('contact', body.email, ip, LETTERS)]);
      await context.work((unit) =>
        sendContactMessage(unit, body, { userId: account?.id ?? null, to: context.config.contactEmail }),
      );
      return ok;
    },
  );
};
