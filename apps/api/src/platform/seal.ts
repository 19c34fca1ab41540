import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets, so that a copy of the database alone reveals none. */
export interface Sealer {
  /**
   * Encrypts a text. `owner` identifies the owner and purpose; it is authenticated, not stored, and needed to decrypt.
   */
  seal(text: string, owner: string): Buffer;
  /** @throws when the bytes were changed, have another owner, or were encrypted with a key that is not there */
  open(sealed: Buffer, owner: string): string;
  /** Whether it was sealed with the key that seals now. */
  isCurrent(sealed: Buffer): boolean;
  /** A keyed fingerprint of a text too short for a plain hash: guessing it needs the key. */
  digest(text: string, owner: string): Buffer;
}

/** Sealed with the key that fingerprints are made with: one byte of format, the nonce, the tag, the ciphertext. */
const FIRST_FORMAT = 1;
/** Sealed with one of the keys for sealing: the same with the key's id behind the format. */
const KEYED_FORMAT = 2;
const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derive = (secret: Buffer, purpose: string, bytes = 32) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));

interface SealingKey {
  /** What stands before the nonce: the format, and the key's id where it has one. */
  head: Buffer;
  key: Buffer;
}

const firstKey = (secret: Buffer): SealingKey => ({
  head: Buffer.from([FIRST_FORMAT]),
  key: derive(secret, 'barg.seal'),
});

/** The id is derived from the key, so that nobody has to number keys. */
const keyedKey = (secret: Buffer): SealingKey => ({
  head: Buffer.concat([Buffer.from([KEYED_FORMAT]), derive(secret, 'barg.seal.id', ID_BYTES)]),
  key: derive(secret, 'barg.seal'),
});

/**
 * AES-256-GCM with a random nonce.
 *
 * @param secret makes fingerprints, and seals where there are no keys for that alone; it opens what it sealed for ever
 * @param sealing keys for sealing: the first seals, all open
 */
export const createSealer = (secret: Buffer, sealing: readonly Buffer[] = []): Sealer => {
  const keys = [...sealing.map(keyedKey), firstKey(secret)];
  const digestKey = derive(secret, 'barg.digest');
  const [current = firstKey(secret)] = keys;
  const isSealedWith = (sealed: Buffer, { head }: SealingKey) => sealed.subarray(0, head.length).equals(head);
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(owner));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([current.head, nonce, cipher.getAuthTag(), ciphertext]);
    },
    open: (sealed, owner) => {
      const used = keys.find((key) => isSealedWith(sealed, key));
      if (!used) throw new Error(`sealed in an unknown format, or with a key that is not there: ${sealed[0]}`);
      const nonceAt = used.head.length;
      const tagAt = nonceAt + NONCE_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', used.key, sealed.subarray(nonceAt, tagAt), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(tagAt, tagAt + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(tagAt + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    isCurrent: (sealed) => isSealedWith(sealed, current),
    digest: (text, owner) => createHmac('sha256', digestKey).update(`${owner}\n${text}`).digest(),
  };
};
