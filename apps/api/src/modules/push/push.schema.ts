import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

const base64url = z.string().regex(/^[A-Za-z0-9_-]+=*$/);
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Whether 65 bytes are a point of the curve that pushes are encrypted on. */
const isPoint = (text: string): boolean => {
  try {
    return bytesOf(text).length === 65 && ECDH.convertKey(bytesOf(text), 'prime256v1').length > 0;
  } catch {
    return false;
  }
};

export const pushKeyAnswer = dataOf(
  z
    .object({
      /** The site's key, base64url, which browsers subscribe with. */
      publicKey: z.string(),
    })
    .meta({ id: 'PushKey' }),
);

const endpointSchema = z.url().max(1000);

/** As `PushSubscription.toJSON()` of a browser says it. */
export const pushSubscriptionBody = z.object({
  endpoint: endpointSchema,
  keys: z.object({
    p256dh: base64url.max(100).refine(isPoint),
    auth: base64url.max(40).refine((text) => bytesOf(text).length === 16),
  }),
});
export type PushSubscriptionBody = z.output<typeof pushSubscriptionBody>;

export const pushUnsubscriptionBody = z.object({ endpoint: endpointSchema });

export const pushWordsAnswer = dataOf(
  z
    .object({
      /** One sentence in the account's language. */
      text: z.string(),
      /** The site's name in it. */
      title: z.string(),
      locale: z.string(),
      direction: z.enum(['ltr', 'rtl']),
      /** The path that a click opens. */
      link: z.string(),
      /** What stands for the same, so that the newer replaces the older. */
      group: z.string(),
      isRead: z.boolean(),
    })
    .meta({ id: 'PushWords' }),
);
export type PushWords = z.infer<typeof pushWordsAnswer>['data'];
