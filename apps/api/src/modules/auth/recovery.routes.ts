import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { localeOf } from '../../plugins/errors.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { spendProof } from '../captcha/captcha.service.ts';
import { findTokenAccount } from '../accounts/account-tokens.ts';
import { byAddress, countAttempts, RECOVERIES, SALTS } from '../accounts/attempts.ts';
import { guarded } from './auth.routes.ts';
import { emailVerificationBody, forgotBody, passwordSaltAnswer, passwordSaltBody, resetBody } from './auth.schema.ts';
import { passwordSaltFor } from '../accounts/credentials.ts';
import { verifyEmail } from '../accounts/email-verification.ts';
import { lettersFor } from '../accounts/letters.ts';
import { saltOfIdentity } from '../accounts/password-keys.ts';
import { resetPassword } from './password-reset.ts';

/** Recovery for accounts that cannot log in. No answer tells whether an account exists. */
export const recoveryRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/auth/users/forgot',
    {
      config: { access: 'guest', ...guarded },
      schema: {
        operationId: 'forgotPassword',
        errors: ['captcha.proof_invalid', 'captcha.required'],
        description:
          'Sends a link to set a new password, if there is such an account. The answer is the same either way.',
        tags: ['auth'],
        body: forgotBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const { username: name, proof } = request.body;
      await spendProof(context, proof);
      const ofAddress = byAddress(context, 'forgot', request.ip, RECOVERIES);
      await countAttempts(context.db, [ofAddress, lettersFor(name)]);
      const payload = { name, locale: localeOf(request) };
      await context.work((unit) => unit.addJob('auth.answer-forgotten', payload));
      return ok;
    },
  );

  app.post(
    '/auth/password/reset',
    {
      config: { access: 'guest', ...guarded },
      schema: {
        operationId: 'resetPassword',
        errors: ['auth.link_invalid'],
        description: 'Sets a new password with the token of the link, and ends all sessions of the account.',
        tags: ['auth', 'addition'],
        body: resetBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await countAttempts(context.db, [byAddress(context, 'reset', request.ip, RECOVERIES)]);
      await resetPassword(context, request.body);
      return ok;
    },
  );

  app.post(
    '/auth/email-verification',
    {
      config: { access: 'guest', ...guarded },
      schema: {
        operationId: 'verifyEmail',
        errors: ['auth.link_invalid'],
        description:
          'With `token`, confirms the address that the letter went to; with `email` or `username`, sends that letter again if it is still needed.',
        tags: ['auth'],
        body: emailVerificationBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const { body } = request;
      const ofAddress = byAddress(context, 'verify', request.ip, RECOVERIES);
      if ('token' in body) {
        await countAttempts(context.db, [ofAddress]);
        await verifyEmail(context, body.token);
        return ok;
      }
      const name = 'email' in body ? body.email : body.username;
      await countAttempts(context.db, [ofAddress, lettersFor(name)]);
      const payload = { name, locale: localeOf(request) };
      await context.work((unit) => unit.addJob('auth.resend-verification', payload));
      return ok;
    },
  );

  app.post(
    '/auth/password-salt',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      schema: {
        operationId: 'getPasswordSalt',
        description:
          'The salt from which a browser derives the key that it sends instead of the password. Made up, but stable, for accounts that do not exist.',
        tags: ['auth', 'addition'],
        body: passwordSaltBody,
        response: { 200: passwordSaltAnswer },
      },
    },
    async (request) => {
      const { body } = request;
      await countAttempts(context.db, [byAddress(context, 'salt', request.ip, SALTS)]);
      const salt = 'username' in body ? await passwordSaltFor(context, body.username) : await saltOfToken(body.token);
      return { data: { salt: salt.toString('base64url') } };
    },
  );

  const saltOfToken = async (token: string): Promise<Buffer> => {
    const account = await findTokenAccount(context.db, 'password-reset', token);
    if (!account) return saltOfIdentity(context, token);
    return account.password_salt ?? saltOfIdentity(context, account.email ?? account.username ?? '');
  };
};
