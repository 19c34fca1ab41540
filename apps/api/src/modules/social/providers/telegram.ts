import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { TelegramOptions } from '../../../platform/social-config.ts';
import { SocialLoginRefusedError } from '../social.errors.ts';
import { toName, type SocialProfile } from './profile.ts';

export type TelegramData = Record<string, string | number>;

/** Maximum age of an answer. Milliseconds. */
const FRESH_MS = 5 * 60_000;
/** Allowed difference of Telegram's clock. Milliseconds. */
const AHEAD_MS = 60_000;

const signedSchema = z.object({
  id: z.coerce.string().regex(/^\d{1,20}$/),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  username: z.string().optional(),
  auth_date: z.coerce.number().int(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The hash of Telegram's widget: HMAC-SHA256 of the sorted fields, with the SHA-256 of the token as key. */
export const telegramHash = (botToken: string, fields: TelegramData): string => {
  const key = createHash('sha256').update(botToken).digest();
  const lines = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return createHmac('sha256', key).update(lines.join('\n')).digest('hex');
};

export interface TelegramAnswer {
  profile: SocialProfile;
  /** Identifies the answer, so that it is accepted once while it is fresh. */
  hash: string;
  freshUntil: Date;
}

/** The profile in Telegram's answer. @throws SocialLoginRefusedError when it is not signed by Telegram, or too old */
export const readTelegram = ({ botToken }: TelegramOptions, data: TelegramData): TelegramAnswer => {
  const parsed = signedSchema.safeParse(data);
  if (!parsed.success) throw new SocialLoginRefusedError({ cause: parsed.error });
  const { id, first_name, last_name, username, auth_date, hash } = parsed.data;
  const { hash: _hash, ...fields } = data;
  const expected = Buffer.from(telegramHash(botToken, fields), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(hash, 'hex'))) throw new SocialLoginRefusedError();
  const age = Date.now() - auth_date * 1000;
  if (age > FRESH_MS || age < -AHEAD_MS) throw new SocialLoginRefusedError();
  const name = toName([first_name, last_name].filter(Boolean).join(' '), username);
  return {
    profile: { subject: id, name, verifiedEmail: null },
    hash,
    freshUntil: new Date(auth_date * 1000 + FRESH_MS + AHEAD_MS),
  };
};
