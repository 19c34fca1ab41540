import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedNameSchema } from '@barg/contract/schemas';
import { z } from 'zod';
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

export interface PrivateKey {
  id: string;
  key: KeyObject;
}

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

const KEY_ID_LENGTH = 16;

const derOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/** A key's id is the beginning of its SHA-256, so that no other key can have it. */
const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256').update(derOf(publicKey)).digest('hex').slice(0, KEY_ID_LENGTH);

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

/** Reads a private key (PKCS #8, PEM). */
export async function readPrivateKey(file: string): Promise<PrivateKey> {
  const key = createPrivateKey(await readFile(file, 'utf8'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`);
  return { key, id: keyIdOf(createPublicKey(key)) };
}

/** Makes a key pair. The PEM is the secret; the entry is for the site's file of trusted keys. */
export function generateKey(team: string, remotes: TrustedKeyEntry['remotes']) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const entry: TrustedKeyEntry = { team, remotes, publicKey: derOf(publicKey).toString('base64') };
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { pem, entry, key: { key: privateKey, id: keyIdOf(publicKey) } satisfies PrivateKey };
}

const LOCAL_TEAM = 'local';
export const LOCAL_KEY_FILE = 'local-key.pem';
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
