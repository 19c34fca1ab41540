import type { FastifyRequest } from 'fastify';
import { accountOf } from '../../viewing/caller.ts';
import { localeOf } from '../../plugins/errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { rememberingDevice } from '../accounts/known-devices.ts';
import { getIdentities, unlinkIdentity } from './identities.service.ts';
import {
  googleCallbackBody,
  googleStartAnswer,
  identitiesAnswer,
  providerParams,
  socialLoginAnswer,
  startBody,
  telegramLoginBody,
  twitterCallbackBody,
  twitterStartAnswer,
  twitterStartBody,
} from './social.schema.ts';
import {
  answerGoogle,
  answerTelegram,
  answerTwitter,
  startGoogle,
  startTwitter,
  type Caller,
} from './social.service.ts';

/** Operators can log in this way while the site is closed. */
const guarded = { access: 'guest' as const, isAlwaysOpen: true, rateLimit: { max: 20, timeWindow: '1 minute' } };
const additions = ['auth', 'addition'];

const callerOf = (request: FastifyRequest): Caller => ({
  account: request.account,
  country: request.country,
  userAgent: request.headers['user-agent'] ?? '',
  locale: localeOf(request),
});

/** Providers with a redirect take two calls: before leaving, and after returning. */
export const socialRoutes: ModuleRoutes = (app, context) => {
  const preSerialization = rememberingDevice(context);

  app.post(
    '/auth/google/login',
    {
      config: guarded,
      schema: {
        operationId: 'startGoogleLogin',
        errors: [
          'account.confirmation_required',
          'social.provider_off',
          'social.provider_unreachable',
          'social.refused',
        ],
        description:
          'Begins a login with Google, or with `link` adds Google to the account that asks. Answers the address to send the browser to.',
        tags: ['auth'],
        body: startBody,
        response: { 200: googleStartAnswer },
      },
    },
    async (request) => ({ data: await startGoogle(context, request.body, callerOf(request)) }),
  );

  app.post(
    '/auth/google/callback',
    {
      config: guarded,
      preSerialization,
      schema: {
        operationId: 'finishGoogleLogin',
        errors: [
          'auth.suspended',
          'site.maintenance',
          'social.already_linked',
          'social.link_required',
          'social.provider_off',
          'social.refused',
        ],
        description: "Finishes what `startGoogleLogin` began, with what Google's redirect brought.",
        tags: additions,
        body: googleCallbackBody,
        response: { 200: socialLoginAnswer },
      },
    },
    async (request) => ({ data: await answerGoogle(context, request.body, callerOf(request)) }),
  );

  app.post(
    '/auth/twitter/login',
    {
      config: guarded,
      schema: {
        operationId: 'startTwitterLogin',
        errors: ['social.foreign_address', 'social.provider_off', 'social.provider_unreachable', 'social.refused'],
        description:
          'Begins a login with Twitter, or with `link` adds Twitter to the account that asks. Answers the address to send the browser to.',
        tags: ['auth'],
        body: twitterStartBody,
        response: { 200: twitterStartAnswer },
      },
    },
    async (request) => ({ data: await startTwitter(context, request.body, callerOf(request)) }),
  );

  app.post(
    '/auth/twitter/callback',
    {
      config: guarded,
      preSerialization,
      schema: {
        operationId: 'finishTwitterLogin',
        errors: ['social.provider_off', 'social.refused'],
        description: "Finishes what `startTwitterLogin` began, with what Twitter's redirect brought.",
        tags: ['auth'],
        body: twitterCallbackBody,
        response: { 200: socialLoginAnswer },
      },
    },
    async (request) => ({ data: await answerTwitter(context, request.body, callerOf(request)) }),
  );

  app.post(
    '/auth/telegram/login',
    {
      config: guarded,
      preSerialization,
      schema: {
        operationId: 'loginByTelegram',
        errors: ['account.confirmation_required', 'social.provider_off', 'social.refused'],
        description:
          "Logs in, registers or with `link` adds Telegram to an account, with the data that Telegram's widget signed.",
        tags: ['auth'],
        body: telegramLoginBody,
        response: { 200: socialLoginAnswer },
      },
    },
    async (request) => ({ data: await answerTelegram(context, request.body, callerOf(request)) }),
  );

  app.get(
    '/users/me/identities',
    {
      config: { access: 'any', isBeforeSecondStep: true },
      schema: {
        operationId: 'getIdentities',
        description: 'Which other sites the account logs in with, and which the site offers.',
        tags: additions,
        response: { 200: identitiesAnswer },
      },
    },
    async (request) => ({ data: await getIdentities(context, accountOf(request)) }),
  );

  app.delete(
    '/users/me/identities/:provider',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'unlinkIdentity',
        errors: ['account.confirmation_required', 'social.last_way_in'],
        description: 'Takes another site off the account. The last way in stays.',
        tags: additions,
        params: providerParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await unlinkIdentity(context, accountOf(request), request.params.provider);
      return ok;
    },
  );
};
