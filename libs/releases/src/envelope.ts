import { createHash, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { ReleaseError } from './errors.ts';
import type { TrustedKeys } from './keys.ts';
import { PAYLOAD_TYPE, preAuthEncoding } from './signing.ts';

/** A release with the most files is smaller. */
export const MAX_ENVELOPE_BYTES = 1024 * 1024;

const envelopeSchema = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string().regex(/^[0-9a-f]{16}$/), sig: z.base64().max(200) })).length(1),
});

export interface Opened<T> {
  statement: T;
  keyId: string;
  team: string;
  /** SHA-256 of the stored bytes, hex. */
  digest: string;
  bytes: Buffer;
}

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** In one line, for logs and tables. */
const sentenceOf = ({ path, message }: z.core.$ZodIssue): string =>
  [path.join('.'), message].filter((part) => part !== '').join(': ');

function parse<T>(schema: z.ZodType<T>, bytes: Buffer | string): T {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    const reason = error instanceof z.ZodError ? error.issues.map(sentenceOf).join('; ') : 'it is not JSON';
    throw new ReleaseError('release.invalid', `The statement cannot be read: ${reason}.`);
  }
}

const isSigned = (payload: Buffer, sig: string, key: KeyObject): boolean =>
  verify(null, preAuthEncoding(payload), key, Buffer.from(sig, 'base64'));

/**
 * Opens an envelope whose key is trusted for the remote that its statement is about.
 *
 * @throws ReleaseError `release.invalid`, `release.key_not_trusted`, `release.bad_signature`
 */
export function open<T extends { remote: string }>(bytes: Buffer, schema: z.ZodType<T>, keys: TrustedKeys): Opened<T> {
  if (bytes.length > MAX_ENVELOPE_BYTES) throw new ReleaseError('release.too_large', 'The statement is too large.');
  const envelope = parse(envelopeSchema, bytes);
  const [{ keyid, sig } = { keyid: '', sig: '' }] = envelope.signatures;
  const trusted = keys.find(keyid);
  if (!trusted) throw new ReleaseError('release.key_not_trusted', `The key ${keyid} is not trusted here.`);
  const payload = Buffer.from(envelope.payload, 'base64');
  if (!isSigned(payload, sig, trusted.key)) {
    throw new ReleaseError('release.bad_signature', 'The signature does not fit the statement.');
  }
  const statement = parse(schema, payload);
  if (!trusted.mayPublish(statement.remote)) {
    throw new ReleaseError('release.key_not_trusted', `The team ${trusted.team} may not publish ${statement.remote}.`);
  }
  return { statement, keyId: keyid, team: trusted.team, digest: digestOf(bytes), bytes };
}
