import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

/** Lower case letters, digits, dots and underscores; it stands in addresses as /{username}. */
export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9._]{1,28})[a-z0-9]$/, 'three to thirty letters, digits, dots or underscores');

export const emailSchema = z.string().trim().toLowerCase().max(320).pipe(z.email());
export const passwordSchema = z.string().min(8).max(200);
export const nameSchema = z.string().trim().min(1).max(120);

export const loginBody = z.object({
  /** An e-mail or a username. */
  username: z.string().trim().toLowerCase().min(1).max(320),
  password: z.string().min(1).max(200),
  remember: z.boolean().default(false),
});

export const registerBody = z.object({
  name: nameSchema,
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
});

export const tokenAnswer = dataOf(z.object({ token: z.string() }));

export const passwordBody = z.object({
  password: passwordSchema,
  /** The current password. */
  source: z.string().min(1).max(200),
});
