import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { tokenAnswer } from '../auth/auth.schema.ts';
import { finishLogin } from './two-step-login.ts';
import {
  confirmBody,
  proofBody,
  recoveryCodesAnswer,
  secondStepBody,
  setUpAnswer,
  statusAnswer,
} from './two-step.schema.ts';
import { confirmTwoStep, getTwoStep, renewRecoveryCodes, startTwoStep, stopTwoStep } from './two-step.service.ts';

const tags = ['auth', 'addition'];
/** Attempts a minute from one address; each account has a limit of its own beside it. */
const guarded = { rateLimit: { max: 20, timeWindow: '1 minute' } };

export const twoStepRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/users/me/two-step',
    {
      config: { access: 'any' },
      schema: { operationId: 'getTwoStep', tags, response: { 200: statusAnswer } },
    },
    async (request) => ({ data: await getTwoStep(context, accountOf(request)) }),
  );

  app.post(
    '/users/me/two-step',
    {
      config: { access: 'any', ...guarded },
      schema: { operationId: 'startTwoStep', tags, response: { 200: setUpAnswer } },
    },
    async (request) => ({ data: await startTwoStep(context, accountOf(request)) }),
  );

  app.post(
    '/users/me/two-step/confirm',
    {
      config: { access: 'any', ...guarded },
      schema: { operationId: 'confirmTwoStep', tags, body: confirmBody, response: { 200: recoveryCodesAnswer } },
    },
    async (request) => ({
      data: { recoveryCodes: await confirmTwoStep(context, accountOf(request), request.body.code) },
    }),
  );

  app.post(
    '/users/me/two-step/disable',
    {
      config: { access: 'any', ...guarded },
      schema: { operationId: 'stopTwoStep', tags, body: proofBody, response: { 200: okSchema } },
    },
    async (request) => {
      await stopTwoStep(context, accountOf(request), request.body);
      return ok;
    },
  );

  app.post(
    '/users/me/two-step/recovery-codes',
    {
      config: { access: 'any', ...guarded },
      schema: { operationId: 'renewRecoveryCodes', tags, body: proofBody, response: { 200: recoveryCodesAnswer } },
    },
    async (request) => ({
      data: { recoveryCodes: await renewRecoveryCodes(context, accountOf(request), request.body) },
    }),
  );

  app.post(
    '/auth/login/two-step',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      schema: { operationId: 'finishLogin', tags, body: secondStepBody, response: { 200: tokenAnswer } },
    },
    async (request) => {
      const userAgent = request.headers['user-agent'] ?? '';
      return { data: { token: await finishLogin(context, { ...request.body, userAgent }) } };
    },
  );
};
