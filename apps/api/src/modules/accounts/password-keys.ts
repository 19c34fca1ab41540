import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { PASSWORD_KEY } from '@barg/contract';
import type { Context } from '../../context.ts';

const derive = promisify(pbkdf2);

/** A password as it was sent: itself, or the key that the browser derived from it (HASH_PW_CLIENT). */
export type SentPassword = { kind: 'plain'; password: string } | { kind: 'key'; key: string };

/** The form of a derived key: it names how it was derived, and no person's password looks like it. */
const isKey = (sent: string): boolean =>
  sent.startsWith(PASSWORD_KEY.prefix) && /^[A-Za-z0-9_-]{43}$/.test(sent.slice(PASSWORD_KEY.prefix.length));

export const readSentPassword = (sent: string): SentPassword =>
  isKey(sent) ? { kind: 'key', key: sent } : { kind: 'plain', password: sent };

/** What a browser derives from a password, see {@link PASSWORD_KEY}. About 30 ms, away from the event loop. */
export const derivePasswordKey = async (password: string, salt: Buffer): Promise<string> => {
  const { iterations, bytes, prefix } = PASSWORD_KEY;
  const key = await derive(password.normalize('NFKC'), salt, iterations, bytes, 'sha256');
  return prefix + key.toString('base64url');
};

/** The salt of whoever has none stored: the same each time it is asked for, and telling nothing without our key. */
export const saltOfIdentity = ({ sealer }: Pick<Context, 'sealer'>, identity: string): Buffer =>
  sealer.digest(identity.trim().toLowerCase(), 'password-salt').subarray(0, PASSWORD_KEY.saltBytes);
