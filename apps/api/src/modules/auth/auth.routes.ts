import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { localeOf } from '../../plugins/errors.ts';
import { byAddress, countAttempts, REGISTRATIONS } from '../accounts/attempts.ts';
import { loginAnswer, loginBody, passwordBody, registerBody, registrationAnswer } from './auth.schema.ts';
import { changePassword, logout } from './auth.service.ts';
import { deviceOf, rememberingDevice } from '../accounts/known-devices.ts';
import { login } from './login.ts';
import { registerUser } from './register.ts';

/** Attempts a minute for one person: too few to guess passwords. */
export const guarded = { rateLimit: { max: 20, timeWindow: '1 minute' } };

export const authRoutes: ModuleRoutes = (app, context) => {
  const preSerialization = rememberingDevice(context);
  app.post(
    '/auth/login',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      preSerialization,
      schema: {
        operationId: 'login',
        errors: [
          'auth.email_not_verified',
          'auth.incorrect_credentials',
          'auth.suspended',
          'captcha.proof_invalid',
          'captcha.required',
        ],
        description:
          'Exchanges an e-mail or username and a password for a token, or for a challenge where the account has a second step. With `remember` the token lives 365 days, else one; an operator’s lives one day always.',
        tags: ['auth'],
        body: loginBody,
        response: { 200: loginAnswer },
      },
    },
    async (request) => {
      const userAgent = request.headers['user-agent'] ?? '';
      return {
        data: await login(context, { ...request.body, userAgent, address: request.ip, device: deviceOf(request) }),
      };
    },
  );

  app.post(
    '/auth/users/register',
    {
      config: { access: 'guest', ...guarded },
      preSerialization,
      schema: {
        operationId: 'registerUser',
        errors: ['auth.email_taken', 'auth.username_reserved', 'auth.username_taken'],
        description:
          "Makes a fan's account. Answers a token, or `verificationRequired` where the site asks for a confirmed e-mail first.",
        tags: ['auth'],
        body: registerBody,
        response: { 200: registrationAnswer },
      },
    },
    async (request) => {
      await countAttempts(context.db, [byAddress(context, 'register', request.ip, REGISTRATIONS)]);
      const userAgent = request.headers['user-agent'] ?? '';
      return { data: await registerUser(context, request.body, { userAgent, locale: localeOf(request) }) };
    },
  );

  app.put(
    '/auth/users/me/password',
    {
      config: { access: 'any', isBeforeSecondStep: true, ...guarded },
      schema: {
        operationId: 'changePassword',
        errors: ['account.confirmation_required', 'auth.incorrect_credentials'],
        description:
          "Sets the account's password and ends all its other sessions. `source` is what the browser derived the key from, where passwords are hashed before sending.",
        tags: ['auth'],
        body: passwordBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await changePassword(context, accountOf(request), request.body);
      return ok;
    },
  );

  app.post(
    '/auth/logout',
    {
      config: { access: 'any', isAlwaysOpen: true, isBeforeSecondStep: true },
      schema: {
        operationId: 'logout',
        description: 'Ends the session that the token belongs to. Calling it again does no harm.',
        tags: ['auth', 'addition'],
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await logout(context, accountOf(request));
      return ok;
    },
  );
};
