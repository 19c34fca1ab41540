import { useState } from 'react';
import type { CardSubscription, Payment, SubscribeByCardBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useAppStore, type QueryError } from '@barg/session';
import { isFinal } from '@barg/session/open-request';
import { usePrice } from '@barg/ui-kit';
import { CAP_REACHED, useCapWords } from '../../../shared/cap-words.ts';
import { rereadPricing } from '../../../shared/reread-pricing.ts';
import { isToldByNote, tellBalance, useIdempotentRequest } from '../../../shared/use-idempotent-request.ts';
import { useSubscribeByCardMutation, type CardOrder } from '../api/subscribe.ts';
import { isHeld } from './subscription-state.ts';

interface CardSubscriptionOptions {
  performerId: string;
  /** In tokens. */
  price: number;
  /** Handles an error; returns true when no message is needed. */
  onRefused: (failure: QueryError) => boolean;
  onPaid: () => void;
}

/** A payment that the card's bank asks about, and the order behind it. */
export interface WaitingOrder {
  payment: Payment;
  sent: CardOrder;
  /** `unanswered`: the bank has said yes, and what became of the subscription is not known. */
  step: 'bank' | 'completing' | 'unanswered';
}

interface Refusal {
  words: string;
  price: number;
  isOfCap: boolean;
}

/**
 * A subscription that a card pays for: sends the order once, waits for the bank, and then repeats the order with its key,
 * because a payment that succeeded says nothing of the subscription. What was charged in vain is in the wallet.
 */
export const useCardSubscription = ({ performerId, price, onRefused, onPaid }: CardSubscriptionOptions) => {
  const { t } = useTranslation('commerce');
  const inTokens = usePrice();
  const store = useAppStore();
  const { send: sendOnce, unansweredOf } = useIdempotentRequest(`subscribe-by-card:${performerId}`);
  const capWords = useCapWords();
  const [subscribe] = useSubscribeByCardMutation();
  const [isChosen, setChosen] = useState(false);
  const [waiting, setWaiting] = useState<WaitingOrder | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // What the cap refuses at one price says nothing of another.
  const isStale = refusal?.isOfCap === true && refusal.price !== price;

  const leaveInWallet = ({ tokens }: Payment, reason = ''): void => {
    setWaiting(null);
    setChosen(false);
    const words = `${reason} ${t('subscribe.inWallet', { tokens: inTokens(tokens) })}`.trim();
    setRefusal({ words, price, isOfCap: false });
  };
  const conclude = ({ subscription, payment }: CardSubscription): void => {
    if (!isHeld(subscription)) return leaveInWallet(payment);
    setWaiting(null);
    onPaid();
  };
  /** @throws QueryError that is to be shown with the card's fields */
  const send = async (body: SubscribeByCardBody): Promise<void> => {
    setRefusal(null);
    const sent = { body, key: '' };
    const ask = (key: string) => subscribe(Object.assign(sent, { key })).unwrap();
    try {
      const answer = await sendOnce(body, ask);
      if (answer.status === 'succeeded') conclude(answer);
      else setWaiting({ payment: answer.payment, sent: { ...sent }, step: 'bank' });
    } catch (thrown) {
      const failure = toQueryError(thrown);
      if (onRefused(failure)) return;
      rereadPricing(failure);
      const words = capWords(failure);
      if (words !== null) return setRefusal({ words, price, isOfCap: failure.code === CAP_REACHED });
      if (!isToldByNote(failure)) throw thrown;
    }
  };
  const complete = async (order: WaitingOrder): Promise<void> => {
    setWaiting({ ...order, step: 'completing' });
    try {
      const answer = await subscribe(order.sent).unwrap();
      tellBalance(store, answer);
      conclude(answer);
    } catch (thrown) {
      const failure = toQueryError(thrown);
      if (isFinal(failure)) leaveInWallet(order.payment, failure.message);
      else setWaiting({ ...order, step: 'unanswered' });
    }
  };
  return {
    isChosen,
    choose: (isByCard: boolean) => {
      setRefusal(null);
      setChosen(isByCard);
    },
    waiting,
    error: isStale ? null : (refusal?.words ?? null),
    isCapped: refusal?.isOfCap === true && !isStale,
    send,
    /** Whether this order or another one had no answer, for the note beside the button. */
    unansweredOf,
    complete,
    /** Leads back to what was chosen, to pay in another way. */
    giveUp: () => setWaiting(null),
  };
};

export type CardSubscribing = ReturnType<typeof useCardSubscription>;
