import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedNameSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { derOf, generateKey, keyIdOf, LOCAL_KEY_FILE, type PrivateKey, readPrivateKey } from './private-key.ts';
import { writeWhole } from './write-whole.ts';

/** Instead of names: every remote, also new ones, and the shell. */
export const ANY_REMOTE = '*';

/** A team's key in the site's file of trusted keys. */
const trustedKeySchema = z.object({
  team: z.string().min(1).max(64),
  /** The remotes that the team may publish, `shell` for the shell, or {@link ANY_REMOTE} for a site with one team. */
  remotes: z.array(z.union([z.literal(ANY_REMOTE), releasedNameSchema])).min(1),
  /** Ed25519, SPKI in DER, base64. */
  publicKey: z.base64().max(200),
});
const trustFileSchema = z.object({ keys: z.array(trustedKeySchema).max(100) });
export type TrustedKeyEntry = z.infer<typeof trustedKeySchema>;

export interface TrustedKey {
  team: string;
  mayPublish: (remote: string) => boolean;
  key: KeyObject;
}

export interface TrustedKeys {
  find: (keyId: string) => TrustedKey | undefined;
  /** As they are listed. */
  entries: readonly TrustedKeyEntry[];
}

const readPublicKey = (base64: string): KeyObject => {
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('a trusted key is not an Ed25519 key');
  return key;
};

/** @throws when an entry is malformed or holds no Ed25519 key */
export function trustedKeys(entries: readonly TrustedKeyEntry[]): TrustedKeys {
  const byId = new Map<string, TrustedKey>();
  for (const { team, remotes, publicKey } of trustFileSchema.parse({ keys: entries }).keys) {
    const key = readPublicKey(publicKey);
    const mayPublish = (remote: string): boolean => remotes.includes(ANY_REMOTE) || remotes.includes(remote);
    byId.set(keyIdOf(key), { team, mayPublish, key });
  }
  return { find: (keyId) => byId.get(keyId), entries };
}

async function readEntries(file: string): Promise<TrustedKeyEntry[]> {
  return trustFileSchema.parse(JSON.parse(await readFile(file, 'utf8'))).keys;
}

/** Reads a site's file of trusted keys: `{ "keys": [{ "team", "remotes", "publicKey" }] }`. */
export async function readTrustFile(file: string): Promise<TrustedKeys> {
  try {
    return trustedKeys(await readEntries(file));
  } catch (error) {
    throw new Error(`The trusted keys in ${file} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

const LOCAL_TEAM = 'local';
export const LOCAL_TRUST_FILE = 'trusted-keys.json';

const writeEntries = (file: string, keys: readonly TrustedKeyEntry[]): Promise<void> =>
  writeWhole(file, `${JSON.stringify({ keys }, null, 2)}\n`);

/** An unreadable file exists: a new key is only made when there is none. */
async function orMissing<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Trusts a site's own key for every remote: older sites listed the remotes of their time. Other entries stay. */
async function trustOwn(trustFile: string, { key }: PrivateKey): Promise<TrustedKeyEntry[]> {
  const publicKey = derOf(createPublicKey(key)).toString('base64');
  const own: TrustedKeyEntry = { team: LOCAL_TEAM, remotes: [ANY_REMOTE], publicKey };
  const entries = (await orMissing(readEntries(trustFile))) ?? [];
  const trusted = [...entries.filter(({ team }) => team !== LOCAL_TEAM), own];
  if (JSON.stringify(trusted) !== JSON.stringify(entries)) await writeEntries(trustFile, trusted);
  return trusted;
}

async function makeKey(keyFile: string): Promise<PrivateKey> {
  const { pem, key } = generateKey(LOCAL_TEAM, [ANY_REMOTE]);
  await writeWhole(keyFile, pem, { mode: 0o600 });
  return key;
}

/**
 * The key of a site on one machine: made at the first start, trusted for every remote, readable by its owner only. A
 * site with teams names a file of trusted keys instead.
 *
 * @throws Error when a key exists and cannot be read: with another key nothing that was published would be valid
 */
export async function ensureLocalKey(folder: string): Promise<{ key: PrivateKey; keys: TrustedKeys }> {
  const keyFile = path.join(folder, LOCAL_KEY_FILE);
  await mkdir(folder, { recursive: true });
  const key = (await orMissing(readPrivateKey(keyFile))) ?? (await makeKey(keyFile));
  return { key, keys: trustedKeys(await trustOwn(path.join(folder, LOCAL_TRUST_FILE), key)) };
}
