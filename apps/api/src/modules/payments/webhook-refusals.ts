import type { WebhookRefusal } from '../../platform/payments/webhook-signature.ts';

export interface RefusalCount {
  source: string;
  refusal: WebhookRefusal;
  count: number;
}

const counts = new Map<string, RefusalCount>();

/** Counted in this process, as Prometheus has it: whoever forges them writes nothing into the database. */
export const countRefusal = (source: string, refusal: WebhookRefusal): void => {
  const key = `${source} ${refusal}`;
  const counted = counts.get(key) ?? { source, refusal, count: 0 };
  counts.set(key, { ...counted, count: counted.count + 1 });
};

/** What of webhooks was not taken since the process began. */
export const webhookRefusals = (): readonly RefusalCount[] => [...counts.values()];
