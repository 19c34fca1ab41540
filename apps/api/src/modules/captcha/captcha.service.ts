import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hashToken } from '../../platform/tokens.ts';
import { readSettings } from '../settings/settings.service.ts';
import { checkAltcha } from './altcha.ts';
import { CaptchaProofInvalidError, CaptchaRequiredError } from './captcha.errors.ts';
import { checkRecaptcha } from './recaptcha.ts';

/** Long enough to correct a mistyped password, too short to collect proofs. */
const PROOF_LIFETIME_MS = 5 * 60_000;

const sign = ({ sealer }: Pick<Context, 'sealer'>, content: string): string =>
  sealer.digest(content, 'captcha-proof').toString('base64url');

/** Marks a puzzle or proof as used; false when it had been used before, in any process. */
const spend = async ({ db }: Pick<Context, 'db'>, what: string, expiresAt: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_challenges')
    .values({ hash: hashToken(what), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

const newProof = (context: Context): string => {
  const content = `${randomBytes(16).toString('base64url')}.${Date.now() + PROOF_LIFETIME_MS}`;
  return `${content}.${sign(context, content)}`;
};

/**
 * Checks the answer to a bot check, by reCAPTCHA where the site has its key, else by ALTCHA, and returns a proof for
 * the call that needs one; null when the answer is wrong, expired or used.
 */
export const verifyCaptcha = async (context: Context, token: string, address: string): Promise<string | null> => {
  const { googleReCaptchaSiteKey } = await readSettings(context.db);
  if (googleReCaptchaSiteKey) {
    return (await checkRecaptcha(context.config.captcha, token, address)) ? newProof(context) : null;
  }
  const answer = await checkAltcha(context, token);
  if (!answer || !(await spend(context, answer.spendable, answer.expiresAt))) return null;
  return newProof(context);
};

/**
 * Uses a proof up.
 * @throws CaptchaRequiredError when there is none, CaptchaProofInvalidError when it is forged, expired or used
 */
export const spendProof = async (context: Context, proof: string | undefined): Promise<void> => {
  if (!proof) throw new CaptchaRequiredError();
  const [nonce = '', expires = '', signature = ''] = proof.split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(context, `${nonce}.${expires}`))];
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isOurs || Number(expires) < Date.now()) throw new CaptchaProofInvalidError();
  if (!(await spend(context, `proof:${nonce}`, new Date(Number(expires))))) throw new CaptchaProofInvalidError();
};

/** Deletes expired records of used proofs. */
export const forgetOldRows = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('spent_challenges')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
};
