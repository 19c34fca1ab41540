import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The file of the key that a site on one machine makes by itself. */
export const LOCAL_KEY_FILE = 'local-key.pem';

export interface PrivateKey {
  id: string;
  key: KeyObject;
}

const KEY_ID_LENGTH = 16;

export const derOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/** A key's id is the beginning of its SHA-256, so that no other key can have it. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256').update(derOf(publicKey)).digest('hex').slice(0, KEY_ID_LENGTH);

/** Reads a private key (PKCS #8, PEM). */
export async function readPrivateKey(file: string): Promise<PrivateKey> {
  const key = createPrivateKey(await readFile(file, 'utf8'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`);
  return { key, id: keyIdOf(createPublicKey(key)) };
}

/** Makes a key pair. The PEM is the secret; the entry is for the site's file of trusted keys. */
export function generateKey<Name extends string>(team: string, remotes: Name[]) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const entry = { team, remotes, publicKey: derOf(publicKey).toString('base64') };
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { pem, entry, key: { key: privateKey, id: keyIdOf(publicKey) } satisfies PrivateKey };
}
