import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useIntent, type QueryError } from '@barg/session';
import type { KeyKept } from '@barg/session/open-request';
import { useToast, useTokens } from '@barg/ui-kit';
import { CAP_REACHED, useCapWords } from './cap-words.ts';
import { useFan } from './fan.ts';
import { missingTokens, tokensLeft } from './hundredths.ts';
import { UNANSWERED_TEXTS } from './unanswered-words.ts';
import { useClosedWallet, type ClosedWallet } from './use-closed-wallet.ts';
import { balanceIn, isToldByNote, useIdempotentRequest } from './use-idempotent-request.ts';
import { OFFLINE, useOnceOnline } from './use-once-online.ts';

interface WalletPaymentOptions {
  /** What is bought where, such as a tip to one performer. */
  place: string;
  /** How long the key of an attempt without an answer is kept; on the device, where nothing is said. */
  keyKept?: KeyKept;
  /** In tokens; NaN while the amount is not typed. */
  price: number;
  /** What is soon set aside in the wallet, where nothing is paid at once, in tokens. */
  soonTaken?: number;
  /** What is said of an attempt without an answer, where that has paid nothing yet; else that it may have been paid. */
  unansweredText?: string;
  /** The order, which identifies an attempt. */
  order: object;
  /** Sends the order with an idempotency key. Rejects with a QueryError. */
  pay: (key: string) => Promise<unknown>;
  /**
   * Whether it is paid without a confirmation when its price is below the fan's own limit, or nothing. For permanent
   * purchases at a price that the server checks; not for what renews or is chosen in the dialog.
   */
  mayBeUnasked?: boolean;
  /** @param unaskedWords the message about a payment without a confirmation, instead of the usual one */
  onPaid: (unaskedWords: string | null) => void;
  /** Handles an error; returns true when no message is needed. */
  onRefused?: (failure: QueryError) => boolean;
}

export interface WalletPayment {
  /** In tokens; NaN while the amount is not typed. */
  price: number;
  /** What the wallet goes down by, in tokens; NaN while the amount is not typed, and while that may be done already. */
  taken: number;
  /** Whether that is set aside at first, and what is used of it is paid later. */
  isSetAside: boolean;
  /** The tokens that the wallet lacks; 0 when it suffices. */
  missing: number;
  /** Whether the wallet has to be filled first. */
  needsTopUp: boolean;
  isPaying: boolean;
  /** Whether an attempt at this order had no answer: it may be paid, and the same key asked again tells. */
  isUnanswered: boolean;
  /** Whether another order had none, such as the same one before a change: this one would be paid beside it. */
  isOtherUnanswered: boolean;
  /** Whether it is being paid without a confirmation; the dialog stays hidden until that has failed. */
  isUnasked: boolean;
  /** Whether the top-up is open in front. */
  isToppingUp: boolean;
  error: string | null;
  /** Whether the fan's own spending cap refuses this price: another may be within it. */
  isCapped: boolean;
  /** The dispute by which the wallet is closed for it; null also where nothing is charged, and where it may be paid already. */
  closedBy: ClosedWallet['closedBy'];
  /** Pays, or opens the top-up first when the balance does not suffice. */
  submit: () => Promise<void>;
}

/** The smallest sum that can be charged, in tokens. */
const LEAST = 0.01;

/** What the server said about the balance. It holds until the shown balance changes. */
interface Verdict {
  word: 'refused' | 'filled';
  price: number;
  balance: number;
}

/** Why the last attempt was refused, at which price. */
interface Refusal {
  words: string;
  price: number;
  code: string;
}

/** A payment from the wallet: computes what is missing, opens the top-up, and pays once. */
export const useWalletPayment = (options: WalletPaymentOptions): WalletPayment => {
  const { place, keyKept, price, soonTaken = price, order, pay, mayBeUnasked = false, onPaid, onRefused } = options;
  const { t } = useTranslation('commerce');
  const { balance = 0, unaskedBelow = 0 } = useFan() ?? {};
  const inTokens = useTokens();
  const toast = useToast();
  const topUp = useIntent('commerce.top-up');
  const { send, unansweredOf } = useIdempotentRequest(place, keyKept);
  const capWords = useCapWords();
  const [state, setState] = useState<'idle' | 'paying' | 'toppingUp'>('idle');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const isBusy = useRef(false);
  const missing = missingTokens(price, balance);
  const [isUnasked, setUnasked] = useState(mayBeUnasked && price < Math.max(unaskedBelow, LEAST) && missing === 0);
  // Where it is paid without a question the server's answer is soon enough: the dialog is shown only if that refuses.
  const { closedBy } = useClosedWallet(price !== 0 && !isUnasked);
  const isCurrent = verdict?.price === price && verdict.balance === balance;
  const isOfCap = refusal?.code === CAP_REACHED;
  // What the cap refuses at one price says nothing of another; NaN is compared too, while nothing is typed.
  const isStale = isOfCap && !Object.is(refusal.price, price);
  const unanswered = unansweredOf(order);
  const isUnanswered = unanswered === 'this';
  // The balance may be what that attempt has left.
  const needsTopUp = !isUnanswered && (isCurrent ? verdict.word === 'refused' : missing > 0);

  useOnceOnline(refusal?.code === OFFLINE, () => setRefusal(null));
  const fill = async () => {
    setState('toppingUp');
    setRefusal(null);
    const answer = await topUp.ask({ missing: missing > 0 ? missing : price });
    if (answer) setVerdict({ word: 'filled', price, balance });
  };
  const charge = async () => {
    setState('paying');
    setRefusal(null);
    try {
      const answer = await send(order, pay);
      onPaid(isUnasked && price > 0 ? words(answer) : null);
      if (isUnanswered && keyKept !== 'dialog') toast(t('pay.chargedOnce'));
    } catch (thrown) {
      setUnasked(false);
      const failure = toQueryError(thrown);
      if (failure.code === 'wallet.insufficient_balance') setVerdict({ word: 'refused', price, balance });
      if (onRefused?.(failure)) return;
      if (isToldByNote(failure)) return;
      // An older page has put the same order together otherwise, and the server has done it.
      const isDone = failure.code === 'idempotency.key_reused';
      const reason = isDone ? t('pay.otherUnanswered') : failure.message || t('pay.failed');
      setRefusal({ words: capWords(failure) ?? reason, price, code: failure.code });
    }
  };
  const words = (answer: unknown): string => {
    const left = balanceIn(answer) ?? tokensLeft(price, balance);
    return t('pay.unasked', { tokens: inTokens(price), left: inTokens(left) });
  };
  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    await (needsTopUp ? fill() : charge());
    isBusy.current = false;
    setState('idle');
  };
  const note = UNANSWERED_TEXTS[unanswered];
  const told = [isStale ? null : refusal?.words, note && (options.unansweredText ?? t(note))].filter(Boolean).join(' ');
  const begin = useEffectEvent(() => {
    if (isUnasked) void submit();
  });
  useEffect(() => void Promise.resolve().then(() => begin()), []);
  return {
    price,
    taken: isUnanswered ? Number.NaN : soonTaken,
    isSetAside: options.soonTaken !== undefined,
    missing: isUnanswered ? 0 : missing,
    needsTopUp,
    isPaying: state === 'paying',
    isUnanswered,
    isOtherUnanswered: unanswered === 'other' && options.unansweredText === undefined && state !== 'paying',
    isUnasked,
    isToppingUp: state === 'toppingUp',
    error: state === 'paying' ? null : told || null,
    isCapped: isOfCap && !isStale,
    closedBy: isUnanswered ? null : closedBy,
    submit,
  };
};
