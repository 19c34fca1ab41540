import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets in the database so that a copy of the database alone opens none of them. */
export interface Sealer {
  /** Encrypts a text. `owner` says whose it is and what for; it is not stored and is needed to open it again. */
  seal(text: string, owner: string): Buffer;
  /** @throws when the bytes were changed, belong to another owner, or were sealed with another key */
  open(sealed: Buffer, owner: string): string;
  /** A keyed fingerprint of a text too short for a plain hash: guessing it needs the key. */
  digest(text: string, owner: string): Buffer;
}

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM with a random nonce: one byte of format, the nonce, the tag, the ciphertext. */
export const createSealer = (secret: Buffer): Sealer => {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const [sealingKey, digestKey] = [derive('barg.seal'), derive('barg.digest')];
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(owner));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([FORMAT]), nonce, cipher.getAuthTag(), ciphertext]);
    },
    open: (sealed, owner) => {
      if (sealed[0] !== FORMAT) throw new Error(`sealed in an unknown format: ${sealed[0]}`);
      const tagAt = 1 + NONCE_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, sealed.subarray(1, tagAt), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(tagAt, tagAt + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(tagAt + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    digest: (text, owner) => createHmac('sha256', digestKey).update(`${owner}\n${text}`).digest(),
  };
};
