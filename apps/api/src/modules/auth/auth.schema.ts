import { usernameSchema } from '@barg/contract/names';
import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { emailSchema, passwordSchema, nameSchema } from '../accounts/accounts.schema.ts';

/** An e-mail or a username, as typed at the login. */
export const loginNameSchema = z.string().trim().toLowerCase().min(1).max(320);
/** A token from a letter or a redirect. */
const tokenSchema = z.string().min(1).max(200);
/** The proof of a passed bot check, see /re-captcha/verify. */
const proofSchema = z.string().min(1).max(200);

export const loginBody = z.object({
  /** An e-mail or a username. */
  username: loginNameSchema,
  password: z.string().min(1).max(200),
  remember: z.boolean().default(false),
  proof: proofSchema.optional(),
});

export const registerBody = z.object({
  name: nameSchema,
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  referralCode: z.string().max(40).optional(),
});

/** The token, or that the address has to be confirmed first. */
export const registrationAnswer = dataOf(
  z.union([z.object({ token: z.string() }), z.object({ verificationRequired: z.literal(true) })]),
);

/** The token, or a challenge for `/auth/login/two-step` when the account asks for a second step. */
export const loginAnswer = dataOf(
  z.union([z.object({ token: z.string() }), z.object({ twoFactorRequired: z.literal(true), challenge: z.string() })]),
);

export const passwordBody = z.object({
  password: passwordSchema,
  /** The current password; left out by an account that has none yet. */
  source: z.string().min(1).max(200).optional(),
});

export const forgotBody = z.object({ username: loginNameSchema, proof: proofSchema.optional() });
export const resetBody = z.object({ token: tokenSchema, password: passwordSchema });

/** The token of a letter, to confirm its address; or an address or username, to send the letter again. */
export const emailVerificationBody = z.union([
  z.object({ token: tokenSchema }).strict(),
  z.object({ email: emailSchema }).strict(),
  z.object({ username: loginNameSchema }).strict(),
]);

/** Whose salt the page needs: by a login name, or by a letter's token. */
export const passwordSaltBody = z.union([
  z.object({ username: loginNameSchema }).strict(),
  z.object({ token: tokenSchema }).strict(),
]);
export const passwordSaltAnswer = dataOf(z.object({ salt: z.string() }));

/** The secret of the browser that asks for a login link: 16 to 200 random characters. */
const bindingSchema = z.string().min(16).max(200);

export const loginLinkBody = z.object({
  /** An e-mail or a username. */
  username: loginNameSchema,
  binding: bindingSchema,
  proof: proofSchema.optional(),
});

/**
 * The code of a letter, with the secret of the browser that asked for it, or the statement that its visitor has agreed
 * to log in here.
 */
export const loginCodeBody = z.union([
  z.object({ code: tokenSchema, binding: bindingSchema, remember: z.boolean().default(false) }).strict(),
  z.object({ code: tokenSchema, isConfirmed: z.literal(true), remember: z.boolean().default(false) }).strict(),
]);

export const loginCodePreviewBody = z.object({ code: tokenSchema });
/** The account's e-mail, masked: `n•••@barg.example`. */
export const loginCodePreviewAnswer = dataOf(z.object({ email: z.string() }));
