import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNameSchema } from '@barg/contract/schemas';
import { z } from 'zod';

/** In place of names: every remote, also one that is not there yet. */
export const ANY_REMOTE = '*';

/** One team's key as the site's file of trusted keys holds it. */
const trustedKeySchema = z.object({
  team: z.string().min(1).max(64),
  /** What the team may publish: names of remotes, or {@link ANY_REMOTE} for a site with one team. */
  remotes: z.array(z.union([z.literal(ANY_REMOTE), remoteNameSchema])).min(1),
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
}

const KEY_ID_LENGTH = 16;

const derOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/** A key is called by the beginning of its SHA-256, so that a name cannot be given to another key. */
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
  return { find: (keyId) => byId.get(keyId) };
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
  writeFile(file, `${JSON.stringify({ keys }, null, 2)}\n`);

/** A site that is older than its newest remote named the remotes of its day: its own key speaks for all of them. */
async function widenTrust(trustFile: string): Promise<TrustedKeyEntry[]> {
  const entries = await readEntries(trustFile);
  const widened = entries.map((entry) => (entry.team === LOCAL_TEAM ? { ...entry, remotes: [ANY_REMOTE] } : entry));
  if (JSON.stringify(widened) !== JSON.stringify(entries)) await writeEntries(trustFile, widened);
  return widened;
}

/**
 * The key of a site that runs on one machine: made at the first start, trusted for every remote, readable by its owner
 * only. A site with teams names a file of trusted keys instead.
 */
export async function ensureLocalKey(folder: string): Promise<{ key: PrivateKey; keys: TrustedKeys }> {
  const keyFile = path.join(folder, LOCAL_KEY_FILE);
  const trustFile = path.join(folder, LOCAL_TRUST_FILE);
  const known = await readPrivateKey(keyFile).catch(() => null);
  if (known) return { key: known, keys: trustedKeys(await widenTrust(trustFile)) };
  const { pem, entry, key } = generateKey(LOCAL_TEAM, [ANY_REMOTE]);
  await mkdir(folder, { recursive: true });
  // Trust first: a key without trust is made anew at the next start, trust without a key would stay for ever.
  await writeEntries(trustFile, [entry]);
  await writeFile(keyFile, pem, { mode: 0o600 });
  await chmod(keyFile, 0o600);
  return { key, keys: trustedKeys([entry]) };
}
