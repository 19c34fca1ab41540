import type { z } from 'zod';
import type { BtcpayOptions } from './btcpay-config.ts';

const TIMEOUT_MS = 10_000;

/** Sends a request to the store; a POST when there is a body. Answers null for a 404. */
export type BtcpayAsk = <T>(path: string, schema: z.ZodType<T>, body?: object) => Promise<T | null>;

export const createAsk =
  ({ url, storeId, apiKey }: BtcpayOptions): BtcpayAsk =>
  async (path, schema, body) => {
    const answer = await fetch(`${url}/api/v1/stores/${storeId}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `token ${apiKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`BTCPay answered ${answer.status}`);
    return schema.parse(await answer.json());
  };
