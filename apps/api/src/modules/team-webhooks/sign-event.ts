import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A secret as its team keeps it. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export interface SentEvent {
  id: string;
  /** Of this attempt, so that a receiver can refuse what is old. */
  at: Date;
  body: string;
}

const MS = 1000;

const signatureOf = (secret: string, signed: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(signed)
    .digest('base64')}`;

/**
 * The headers by which a receiver knows that an event is the site's and new: with one signature for each secret that
 * counts now.
 *
 * Source: Standard Webhooks 1.0.0 (https://www.standardwebhooks.com), whose libraries verify it.
 */
export const signedHeaders = ({ id, at, body }: SentEvent, secrets: readonly string[]): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / MS));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, `${id}.${timestamp}.${body}`)).join(' '),
  };
};
