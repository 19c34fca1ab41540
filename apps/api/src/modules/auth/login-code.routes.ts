import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { localeOf } from '../../plugins/errors.ts';
import { hashToken } from '../../platform/tokens.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { byAddress, countAttempts, RECOVERIES } from '../accounts/attempts.ts';
import { guarded } from './auth.routes.ts';
import {
  loginAnswer,
  loginCodeBody,
  loginCodePreviewAnswer,
  loginCodePreviewBody,
  loginLinkBody,
} from './auth.schema.ts';
import { rememberingDevice } from '../accounts/known-devices.ts';
import { lettersFor } from '../accounts/letters.ts';
import { loginWithCode, previewLoginCode } from './login-code.ts';
import { checkLoginBot } from './login.ts';

/** Login by a link in a letter. No answer tells whether an account exists. */
export const loginCodeRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/auth/login/link',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      schema: {
        operationId: 'sendLoginLink',
        errors: ['captcha.proof_invalid', 'captcha.required'],
        description:
          'Sends a link that logs in once, within a quarter of an hour, if there is such an account. The answer is the same either way. `binding` is a secret of the browser that asks: there the link enters at once.',
        tags: ['auth', 'addition'],
        body: loginLinkBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const { username: name, binding, proof } = request.body;
      await checkLoginBot(context, { username: name, address: request.ip, proof });
      await countAttempts(context.db, [byAddress(context, 'login-link', request.ip, RECOVERIES), lettersFor(name)]);
      const payload = { name, locale: localeOf(request), bindingHash: hashToken(binding).toString('base64url') };
      await context.work((unit) => unit.addJob('auth.send-login-link', payload));
      return ok;
    },
  );

  app.post(
    '/auth/login/code/preview',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      schema: {
        operationId: 'previewLoginCode',
        errors: ['auth.link_invalid'],
        description:
          'Whose account the code of a login link opens, masked, without using the code up: what a browser that did not ask for the link says before it enters.',
        tags: ['auth', 'addition'],
        body: loginCodePreviewBody,
        response: { 200: loginCodePreviewAnswer },
      },
    },
    async (request) => {
      await countAttempts(context.db, [byAddress(context, 'login-code-preview', request.ip, RECOVERIES)]);
      return { data: await previewLoginCode(context, request.body.code) };
    },
  );

  app.post(
    '/auth/login/code',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      preSerialization: rememberingDevice(context),
      schema: {
        operationId: 'loginWithCode',
        errors: ['auth.email_not_verified', 'auth.link_invalid', 'auth.suspended'],
        description:
          'Exchanges the single-use code of a login link for a token, or for a challenge where the account has a second step: with `binding` in the browser that asked for the link, with `isConfirmed` in another one, whose visitor has said that the account is meant.',
        tags: ['auth', 'addition'],
        body: loginCodeBody,
        response: { 200: loginAnswer },
      },
    },
    async (request) => {
      await countAttempts(context.db, [byAddress(context, 'login-code', request.ip, RECOVERIES)]);
      const userAgent = request.headers['user-agent'] ?? '';
      return { data: await loginWithCode(context, { ...request.body, userAgent }) };
    },
  );
};
