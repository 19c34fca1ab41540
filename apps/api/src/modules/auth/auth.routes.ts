import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../plugins/auth.ts';
import { loginBody, passwordBody, registerBody, tokenAnswer } from './auth.schema.ts';
import { changePassword, login, logout, registerUser } from './auth.service.ts';
import { createSession } from './session.repository.ts';

/** Attempts a minute from one address: enough for a person, too few to guess passwords. */
const guarded = { rateLimit: { max: 20, timeWindow: '1 minute' } };

export const authRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/auth/login',
    {
      config: { access: 'guest', ...guarded },
      schema: { operationId: 'login', tags: ['auth'], body: loginBody, response: { 200: tokenAnswer } },
    },
    async (request) => {
      const userAgent = request.headers['user-agent'] ?? '';
      return { data: { token: await login(context, { ...request.body, userAgent }) } };
    },
  );

  app.post(
    '/auth/users/register',
    {
      config: { access: 'guest', ...guarded },
      schema: { operationId: 'registerUser', tags: ['auth'], body: registerBody, response: { 200: tokenAnswer } },
    },
    async (request) => {
      const userId = await registerUser(context, request.body);
      const userAgent = request.headers['user-agent'] ?? '';
      return { data: { token: await createSession(context.db, { userId, remember: false, userAgent }) } };
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
      config: { access: 'any' },
      schema: { operationId: 'logout', tags: ['auth', 'addition'], response: { 200: okSchema } },
    },
    async (request) => {
      await logout(context, accountOf(request));
      return ok;
    },
  );
};
