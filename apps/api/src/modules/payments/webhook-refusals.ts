import type { WebhookRefusal } from '../../platform/payments/webhook-signature.ts';

export interface RefusalCount {
  source: string;
  refusal: WebhookRefusal;
  count: number;
}

const counts = new Map<string, RefusalCount>();

/** Counts a refused webhook for the metrics, in memory, so that forged webhooks write nothing to the database. */
export const countRefusal = (source: string, refusal: WebhookRefusal): void => {
  const key = `${source} ${refusal}`;
  const counted = counts.get(key) ?? { source, refusal, count: 0 };
  counts.set(key, { ...counted, count: counted.count + 1 });
};

/** The refused webhooks since this process started. */
export const webhookRefusals = (): readonly RefusalCount[] => [...counts.values()];
