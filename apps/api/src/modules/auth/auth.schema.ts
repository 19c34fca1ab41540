import { usernameSchema } from '@barg/contract/names';
import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { emailSchema, passwordSchema, nameSchema } from '../accounts/accounts.schema.ts';

/** An e-mail or a username, as it is typed to log in. */
export const loginNameSchema = z.string().trim().toLowerCase().min(1).max(320);
/** A token of a letter or a redirect. */
const tokenSchema = z.string().min(1).max(200);
/** What the bot check gave, see /re-captcha/verify. */
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

/** The token, or that a letter has to be answered first. */
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

/**
 * The token of a letter, to confirm its address; or whose letter is to be sent again: an address, or the username of
 * somebody who could not log in because of it.
 */
export const emailVerificationBody = z.union([
  z.object({ token: tokenSchema }).strict(),
  z.object({ email: emailSchema }).strict(),
  z.object({ username: loginNameSchema }).strict(),
]);

/** Whose password the page is about to derive a key from: by the name that was typed, or by a letter's token. */
export const passwordSaltBody = z.union([
  z.object({ username: loginNameSchema }).strict(),
  z.object({ token: tokenSchema }).strict(),
]);
export const passwordSaltAnswer = dataOf(z.object({ salt: z.string() }));

/** What only the browser that asks for a login link knows: 16 to 200 characters at random. */
const bindingSchema = z.string().min(16).max(200);

export const loginLinkBody = z.object({
  /** An e-mail or a username. */
  username: loginNameSchema,
  binding: bindingSchema,
  proof: proofSchema.optional(),
});

/** The code of a letter, and what only the browser knows that asked for it, or that its visitor was asked. */
export const loginCodeBody = z.union([
  z.object({ code: tokenSchema, binding: bindingSchema, remember: z.boolean().default(false) }).strict(),
  z.object({ code: tokenSchema, isConfirmed: z.literal(true), remember: z.boolean().default(false) }).strict(),
]);

export const loginCodePreviewBody = z.object({ code: tokenSchema });
/** The account's e-mail, masked: `n•••@barg.example`. */
export const loginCodePreviewAnswer = dataOf(z.object({ email: z.string() }));
