import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../plugins/auth.ts';
import { localeOf } from '../../plugins/errors.ts';
import { byAddress, countAttempts, HOUR_MS } from './attempts.ts';
import {
  loginAnswer,
  loginBody,
  loginCodeBody,
  passwordBody,
  registerBody,
  registrationAnswer,
} from './auth.schema.ts';
import { changePassword, logout } from './auth.service.ts';
import { loginWithCode } from './login-code.ts';
import { login } from './login.ts';
import { registerUser } from './register.ts';

/** Attempts a minute from one address: enough for a person, too few to guess passwords. */
export const guarded = { rateLimit: { max: 20, timeWindow: '1 minute' } };

export const authRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/auth/login',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      schema: { operationId: 'login', tags: ['auth'], body: loginBody, response: { 200: loginAnswer } },
    },
    async (request) => {
      const userAgent = request.headers['user-agent'] ?? '';
      return { data: await login(context, { ...request.body, userAgent, address: request.ip }) };
    },
  );

  app.post(
    '/auth/login/code',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      schema: {
        operationId: 'loginWithCode',
        tags: ['auth', 'addition'],
        body: loginCodeBody,
        response: { 200: loginAnswer },
      },
    },
    async (request) => {
      const userAgent = request.headers['user-agent'] ?? '';
      return { data: await loginWithCode(context, { ...request.body, userAgent }) };
    },
  );

  app.post(
    '/auth/users/register',
    {
      config: { access: 'guest', ...guarded },
      schema: {
        operationId: 'registerUser',
        tags: ['auth'],
        body: registerBody,
        response: { 200: registrationAnswer },
      },
    },
    async (request) => {
      await countAttempts(context.db, [byAddress(context, 'register', request.ip, { max: 30, windowMs: HOUR_MS })]);
      const userAgent = request.headers['user-agent'] ?? '';
      return { data: await registerUser(context, request.body, { userAgent, locale: localeOf(request) }) };
    },
  );

  app.put(
    '/auth/users/me/password',
    {
      config: { access: 'any', ...guarded },
      schema: { operationId: 'changePassword', tags: ['auth'], body: passwordBody, response: { 200: okSchema } },
    },
    async (request) => {
      await changePassword(context, accountOf(request), request.body);
      return ok;
    },
  );

  app.post(
    '/auth/logout',
    {
      config: { access: 'any', isAlwaysOpen: true },
      schema: { operationId: 'logout', tags: ['auth', 'addition'], response: { 200: okSchema } },
    },
    async (request) => {
      await logout(context, accountOf(request));
      return ok;
    },
  );
};
