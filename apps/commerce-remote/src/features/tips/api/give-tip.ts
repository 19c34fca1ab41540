import { idempotencyHeader } from '@barg/api-client/http';
import type { ChargeResult } from '@barg/api-client/models';
import { tipPerformer, tipStream } from '@barg/api-client/wallet';
import type { IntentPayloads } from '@barg/contract';
import { api, defineQuery } from '@barg/session';

export interface TipOrder {
  performerId: string;
  source: IntentPayloads['commerce.tip']['source'];
  /** In tokens. */
  amount: number;
  note?: string;
}

interface SentTip {
  order: TipOrder;
  key: string;
}

/** A tip in a stream is shown in its chat, so it has an operation of its own. */
const giveTip = ({ order, key }: SentTip): Promise<ChargeResult> => {
  const { performerId, source, ...gift } = order;
  const options = { headers: idempotencyHeader(key) };
  return source.type === 'stream'
    ? tipStream(source._id, gift, options)
    : tipPerformer(performerId, { ...gift, source }, options);
};

export const { useGiveTipMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    giveTip: build.mutation<ChargeResult, SentTip>({
      queryFn: defineQuery(giveTip),
      invalidatesTags: (result) => (result ? ['Wallet'] : []),
    }),
  }),
});
