import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { tokenAnswer } from '../accounts/accounts.schema.ts';
import { rememberingDevice } from '../accounts/known-devices.ts';
import { finishLogin } from './two-step-login.ts';
import {
  confirmBody,
  PROOF_ERRORS,
  proofBody,
  recoveryCodesAnswer,
  secondStepBody,
  setUpAnswer,
  statusAnswer,
} from './two-step.schema.ts';
import { confirmTwoStep, getTwoStep, renewRecoveryCodes, startTwoStep, stopTwoStep } from './two-step.service.ts';

const tags = ['auth', 'addition'];
/** Attempts a minute for one person; each account has a limit of its own as well. */
const guarded = { rateLimit: { max: 20, timeWindow: '1 minute' } };

export const twoStepRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/users/me/two-step',
    {
      config: { access: 'any', isBeforeSecondStep: true },
      schema: {
        operationId: 'getTwoStep',
        description: 'Whether the account has a second step, since when, and how many recovery codes are left.',
        tags,
        response: { 200: statusAnswer },
      },
    },
    async (request) => ({ data: await getTwoStep(context, accountOf(request)) }),
  );

  app.post(
    '/users/me/two-step',
    {
      config: { access: 'any', isBeforeSecondStep: true, ...guarded },
      schema: {
        operationId: 'startTwoStep',
        errors: ['account.confirmation_required', 'two-step.already_on'],
        description:
          'Begins setting up a second step: answers the secret to put into an authenticator. Nothing changes until it is confirmed.',
        tags,
        response: { 200: setUpAnswer },
      },
    },
    async (request) => ({ data: await startTwoStep(context, accountOf(request)) }),
  );

  app.post(
    '/users/me/two-step/confirm',
    {
      config: { access: 'any', isBeforeSecondStep: true, ...guarded },
      schema: {
        operationId: 'confirmTwoStep',
        errors: ['two-step.wrong_code'],
        description:
          'Turns the second step on with a first code from the authenticator, and answers the recovery codes: the only time that they are shown.',
        tags,
        body: confirmBody,
        response: { 200: recoveryCodesAnswer },
      },
    },
    async (request) => ({
      data: { recoveryCodes: await confirmTwoStep(context, accountOf(request), request.body.code) },
    }),
  );

  app.post(
    '/users/me/two-step/disable',
    {
      config: { access: 'any', ...guarded },
      schema: {
        operationId: 'stopTwoStep',
        errors: PROOF_ERRORS,
        description:
          'Turns the second step off. Asks for the password or a code again; of an operator for a code or a recovery code.',
        tags,
        body: proofBody,
        response: { 200: okSchema },
      },
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
      schema: {
        operationId: 'renewRecoveryCodes',
        errors: PROOF_ERRORS,
        description:
          'Replaces all recovery codes by new ones. Asks for the password or a code again; of an operator for a code or a recovery code.',
        tags,
        body: proofBody,
        response: { 200: recoveryCodesAnswer },
      },
    },
    async (request) => ({
      data: { recoveryCodes: await renewRecoveryCodes(context, accountOf(request), request.body) },
    }),
  );

  app.post(
    '/auth/login/two-step',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      preSerialization: rememberingDevice(context),
      schema: {
        operationId: 'finishLogin',
        errors: ['auth.suspended', 'two-step.challenge_expired', 'two-step.wrong_code', 'two-step.wrong_recovery_code'],
        description: 'Finishes a login with the code of the second step, or with a recovery code, which works once.',
        tags,
        body: secondStepBody,
        response: { 200: tokenAnswer },
      },
    },
    async (request) => {
      const userAgent = request.headers['user-agent'] ?? '';
      return { data: { token: await finishLogin(context, { ...request.body, userAgent }) } };
    },
  );
};
