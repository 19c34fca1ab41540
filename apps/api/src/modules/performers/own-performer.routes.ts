import { localeOf } from '../../plugins/errors.ts';
import { byAddress, countAttempts, REGISTRATIONS } from '../accounts/attempts.ts';
import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { guarded } from '../auth/auth.routes.ts';
import { rememberingDevice } from '../accounts/known-devices.ts';
import { registrationAnswer } from '../auth/auth.schema.ts';
import { enterNewAccount } from '../auth/register.ts';
import { getOwnPerformer } from './performers.service.ts';
import { ownPerformerAnswer, registerPerformerBody } from './performers.schema.ts';
import { createPerformer } from './registration.service.ts';

/** The registration of performers, and their private facts. */
export const ownPerformerRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/auth/performers/register',
    {
      config: { access: 'guest', ...guarded },
      preSerialization: rememberingDevice(context),
      schema: {
        operationId: 'registerPerformer',
        errors: ['auth.email_taken', 'auth.username_reserved', 'auth.username_taken', 'performer.too_young'],
        description:
          "Makes a performer's account, which may publish once its documents are approved. Answers a token, or `verificationRequired` where the site asks for a confirmed e-mail first.",
        tags: ['auth'],
        body: registerPerformerBody,
        response: { 200: registrationAnswer },
      },
    },
    async (request) => {
      await countAttempts(context.db, [byAddress(context, 'register', request.ip, REGISTRATIONS)]);
      const [locale, userAgent] = [localeOf(request), request.headers['user-agent'] ?? ''];
      const { email, username } = request.body;
      const create = () => createPerformer(context, request.body, locale);
      return { data: await enterNewAccount(context, { email, username, create }, { locale, userAgent }) };
    },
  );

  app.get(
    '/performers/me/profile',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getOwnPerformer',
        description: "The performer's own profile with what only she sees: prices, verification, welcome video.",
        tags: ['performers', 'addition'],
        response: { 200: ownPerformerAnswer },
      },
    },
    async (request) => ({ data: await getOwnPerformer(context, accountOf(request)) }),
  );
};
