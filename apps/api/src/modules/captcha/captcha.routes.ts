import { z } from 'zod';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { dataOf } from '../../shared/wire.ts';
import { challengeSchema, newChallenge } from './altcha.ts';
import { effortFor } from './effort.ts';
import { verifyCaptcha } from './captcha.service.ts';

const verifyBody = z.object({ token: z.string().min(1).max(8192) });
const verifyAnswer = dataOf(z.object({ success: z.boolean(), proof: z.string().nullable() }));
const guarded = { rateLimit: { max: 60, timeWindow: '1 minute' } };

export const captchaRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/re-captcha/challenge',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      schema: {
        operationId: 'getCaptchaChallenge',
        description:
          'A puzzle for the built-in bot check: the browser solves it and sends the solution to `verifyCaptcha`. It takes longer while many logins from the same network fail.',
        tags: ['auth', 'addition'],
        response: { 200: dataOf(challengeSchema.meta({ id: 'CaptchaChallenge' })) },
      },
    },
    async ({ ip }) => ({ data: await newChallenge(context, await effortFor(context, ip)) }),
  );

  app.post(
    '/re-captcha/verify',
    {
      config: { access: 'guest', isAlwaysOpen: true, ...guarded },
      schema: {
        operationId: 'verifyCaptcha',
        errors: ['captcha.unavailable'],
        description:
          "Checks the answer of the bot check, the built-in one's or reCAPTCHA's, and answers a `proof` for the call that asked for it.",
        tags: ['auth'],
        body: verifyBody,
        response: { 200: verifyAnswer },
      },
    },
    async (request) => {
      const proof = await verifyCaptcha(context, request.body.token, request.ip);
      return { data: { success: proof !== null, proof } };
    },
  );
};
