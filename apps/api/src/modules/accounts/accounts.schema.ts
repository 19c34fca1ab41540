import { z } from 'zod';
import { userLine } from '../../shared/user-text.ts';
import { dataOf } from '../../shared/wire.ts';

export const emailSchema = z.string().trim().toLowerCase().max(320).pipe(z.email());

/** A new password, or the key that the browser derived from it (setting hashPwClient). */
export const passwordSchema = z.string().min(8).max(200);

export const nameSchema = userLine({ max: 120 });

export const tokenAnswer = dataOf(z.object({ token: z.string() }));
