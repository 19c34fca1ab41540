import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useIntent, type QueryError } from '@barg/session';
import { usePrice } from '@barg/ui-kit';
import { useCapWords } from './cap-words.ts';
import { useFan } from './fan.ts';
import { missingTokens, tokensLeft } from './hundredths.ts';
import { balanceIn, useAttempt } from './use-attempt.ts';

interface WalletPaymentOptions {
  /** Tokens; NaN while the amount is still to be typed. */
  price: number;
  /** What is bought, as far as it can change while the place that asks stands. */
  order: object;
  /** Sends the order under a key. Rejects with a QueryError. */
  pay: (key: string) => Promise<unknown>;
  /**
   * Bought once and for good, at a price that the server is told: below the fan's own bound it is paid without a
   * question. What renews, and what is chosen in the dialog, is asked about.
   */
  mayBeUnasked?: boolean;
  /** @param unaskedWords what was paid without a question and what is left, to be said in place of other words */
  onPaid: (unaskedWords: string | null) => void;
  /** Deals with a refusal; true where it has, and no words are needed beside the payment. */
  onRefused?: (failure: QueryError) => boolean;
}

export interface WalletPayment {
  /** Tokens; NaN while the amount is still to be typed. */
  price: number;
  /** Tokens that the wallet lacks; 0 when it suffices. */
  missing: number;
  /** The wallet must be filled first. */
  needsTopUp: boolean;
  isPaying: boolean;
  /** It is being paid without a question, and nothing is to be shown before it is known whether that worked. */
  isUnasked: boolean;
  /** The top-up stands in front of whatever asks for this payment. */
  isToppingUp: boolean;
  error: string | null;
  /** Pays, or fills the wallet first where it does not suffice. */
  submit: () => Promise<void>;
}

/** What the server said of the wallet. It holds as long as the balance that is shown does not move. */
interface Verdict {
  word: 'refused' | 'filled';
  price: number;
  balance: number;
}

/** A payment from the wallet: tells what is missing, has it filled and comes back, and pays once. */
export const useWalletPayment = (options: WalletPaymentOptions): WalletPayment => {
  const { price, order, pay, mayBeUnasked = false, onPaid, onRefused } = options;
  const { t } = useTranslation('commerce');
  const { balance = 0, unaskedBelow = 0 } = useFan() ?? {};
  const inTokens = usePrice();
  const topUp = useIntent('commerce.top-up');
  const attempt = useAttempt();
  const capWords = useCapWords();
  const [state, setState] = useState<'idle' | 'paying' | 'toppingUp'>('idle');
  const [error, setError] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const isBusy = useRef(false);
  const missing = missingTokens(price, balance);
  const [isUnasked, setUnasked] = useState(mayBeUnasked && price > 0 && price < unaskedBelow && missing === 0);
  const isCurrent = verdict?.price === price && verdict.balance === balance;
  const needsTopUp = isCurrent ? verdict.word === 'refused' : missing > 0;

  const fill = async () => {
    setState('toppingUp');
    setError(null);
    const answer = await topUp.ask({ missing: missing > 0 ? missing : price });
    if (answer) setVerdict({ word: 'filled', price, balance });
  };
  const charge = async () => {
    setState('paying');
    setError(null);
    try {
      const answer = await attempt(order, pay);
      onPaid(isUnasked ? words(answer) : null);
    } catch (thrown) {
      setUnasked(false);
      const failure = toQueryError(thrown);
      if (failure.code === 'wallet.insufficient_balance') setVerdict({ word: 'refused', price, balance });
      if (!onRefused?.(failure)) setError(capWords(failure) ?? (failure.message || t('pay.failed')));
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
  const begin = useEffectEvent(() => {
    if (isUnasked) void submit();
  });
  useEffect(() => void Promise.resolve().then(() => begin()), []);
  return {
    price,
    missing,
    needsTopUp,
    isPaying: state === 'paying',
    isUnasked,
    isToppingUp: state === 'toppingUp',
    error,
    submit,
  };
};
