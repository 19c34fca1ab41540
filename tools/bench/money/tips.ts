import { randomUUID } from 'node:crypto';
import type { Api, OpenDatabase } from '@barg/api';
import type { TestAccount } from '../../../apps/api/src/testing/accounts.ts';
import { rawTip } from './money-raw.ts';
import type { ProcessorClock } from './processor-time.ts';
import type { Work } from './rate.ts';

export interface Bench {
  api: Api;
  pool: OpenDatabase['pool'];
  fans: readonly TestAccount[];
  performers: readonly TestAccount[];
  clock: ProcessorClock;
}

export const tipOf =
  ({ api, fans, performers }: Bench): Work =>
  (worker) => {
    const { id } = at(performers, worker);
    const payload = { amount: 10, source: { type: 'profile', _id: id } };
    return ask(api, at(fans, worker), { method: 'POST', url: `/api/wallet/charges/tip/${id}`, payload });
  };

export const rawTipOf =
  ({ pool, fans, performers }: Bench): Work =>
  (worker) =>
    rawTip(pool, { userId: at(fans, worker).id, performerId: at(performers, worker).id });

export async function ask(
  api: Api,
  account: TestAccount,
  request: { method: 'GET' | 'POST'; url: string; payload?: object },
): Promise<void> {
  const headers = { authorization: account.token, 'idempotency-key': randomUUID() };
  const { statusCode, payload } = await api.inject({ ...request, headers });
  if (statusCode !== 200) throw new Error(`${request.url} answered ${statusCode}: ${payload}`);
}

export function at<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('nothing to choose from');
  return value;
}
