import { createHmac, timingSafeEqual } from 'node:crypto';

/** Why a webhook was refused. `foreign`: its subject is not of this site. */
export type WebhookRefusal = 'forged' | 'old' | 'unreadable' | 'foreign';

export class WebhookRefusedError extends Error {
  readonly refusal: WebhookRefusal;

  constructor(refusal: WebhookRefusal) {
    super(`a webhook was refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** How much a webhook's time may differ from this server's, in seconds. */
export const TOLERANCE_SECONDS = 300;
const MOST_SIGNATURES = 10;

const digestOf = (body: Buffer, seconds: number, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The signature header as Stripe makes it (https://docs.stripe.com/webhooks/signature). */
export const signWebhook = (body: Buffer, secret: string, seconds = Math.floor(Date.now() / 1000)): string =>
  `t=${seconds},v1=${digestOf(body, seconds, secret).toString('hex')}`;

/** Any of the signatures may match, because a secret that is being replaced signs too. @throws WebhookRefusedError */
export const assertSigned = (body: Buffer, header: string, secret: string): void => {
  const parts = header.split(',', MOST_SIGNATURES).map((part) => part.split('=', 2));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isSafeInteger(seconds)) throw new WebhookRefusedError('forged');
  const right = digestOf(body, seconds, secret);
  const isRight = parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return name === 'v1' && given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isRight) throw new WebhookRefusedError('forged');
  if (Math.abs(Date.now() / 1000 - seconds) > TOLERANCE_SECONDS) throw new WebhookRefusedError('old');
};
