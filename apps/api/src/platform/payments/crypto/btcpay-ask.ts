import type { z } from 'zod';
import type { BtcpayOptions } from './btcpay-config.ts';

/** Until the answer's last byte; nothing is asked again. Browsers and the balancer wait longer for what asks. */
export const BTCPAY_CALL_MS = 10_000;

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
      signal: AbortSignal.timeout(BTCPAY_CALL_MS),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`BTCPay answered ${answer.status}`);
    return schema.parse(await answer.json());
  };
