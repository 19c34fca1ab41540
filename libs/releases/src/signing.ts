import { sign } from 'node:crypto';
import type { PrivateKey } from './private-key.ts';

export const PAYLOAD_TYPE = 'application/vnd.barg.statement+json';

/**
 * What is signed: type and payload with their lengths, so that no payload can be read as another type.
 *
 * Source: DSSE protocol v1.0.2, "PAE" (https://github.com/secure-systems-lab/dsse).
 */
export const preAuthEncoding = (payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `), payload]);

/** Signs a statement. Returns the bytes to store and send. */
export function seal(statement: object, key: PrivateKey): Buffer {
  const payload = Buffer.from(JSON.stringify(statement));
  const sig = sign(null, preAuthEncoding(payload), key.key).toString('base64');
  const envelope = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: key.id, sig }],
  };
  return Buffer.from(JSON.stringify(envelope));
}
