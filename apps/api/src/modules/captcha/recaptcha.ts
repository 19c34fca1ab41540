import { z } from 'zod';
import type { CaptchaOptions } from '../../platform/config.ts';
import { CaptchaUnavailableError } from './captcha.errors.ts';

const PATIENCE_MS = 5_000;
const answerSchema = z.object({ success: z.boolean() });

/**
 * Asks Google whether a reCAPTCHA token is valid (https://developers.google.com/recaptcha/docs/verify). Google accepts
 * each token once, within two minutes.
 * @throws CaptchaUnavailableError when Google does not answer: the check is not skipped then
 */
export const checkRecaptcha = async (
  { recaptchaSecret, recaptchaUrl }: CaptchaOptions,
  token: string,
  address: string,
): Promise<boolean> => {
  if (!recaptchaSecret) throw new CaptchaUnavailableError();
  try {
    const answer = await fetch(recaptchaUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: recaptchaSecret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    return answerSchema.parse(await answer.json()).success;
  } catch (cause) {
    throw new CaptchaUnavailableError({ cause });
  }
};
