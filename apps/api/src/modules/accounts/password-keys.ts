import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { PASSWORD_KEY } from '@barg/contract';
import type { Context } from '../../context.ts';

const derive = promisify(pbkdf2);

/** A password as sent: plain, or the key that the browser derived from it (HASH_PW_CLIENT). */
export type SentPassword = { kind: 'plain'; password: string } | { kind: 'key'; key: string };

/** Whether it has the form of a derived key, which names its derivation and is unlike any real password. */
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

/** The salt for a name without a stored one: constant for that name, and unpredictable without the site's key. */
export const saltOfIdentity = ({ sealer }: Pick<Context, 'sealer'>, identity: string): Buffer =>
  sealer.digest(identity.trim().toLowerCase(), 'password-salt').subarray(0, PASSWORD_KEY.saltBytes);
