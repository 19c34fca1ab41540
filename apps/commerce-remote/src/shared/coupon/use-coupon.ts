import { useEffect, useRef, useState } from 'react';
import type { CouponQuote } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, type QueryError } from '@barg/session';
import { OFFLINE, useOnceOnline } from '../use-once-online.ts';
import { useApplyCouponMutation, type CouponOrder } from './apply-coupon.ts';
import { reasonOf } from './coupon-reason.ts';

export interface Coupon {
  /** The discount of a valid code; null before. */
  quote: CouponQuote | null;
  /** The last code that was accepted; it is kept when the order changes, whether it is valid for that or not. */
  code: string | null;
  /** Why the last code cannot be used. */
  refusal: string | null;
  isAsking: boolean;
  /** While a kept code is quoted for another order: the price is not known. */
  isUnknown: boolean;
  /** While a code is being looked at: what is paid meanwhile would be paid without its discount. */
  isPending: boolean;
  apply: (code: string) => Promise<void>;
  remove: () => void;
  /** While another code is being typed: what is said of the last one is about it no more. */
  forgetRefusal: () => void;
  /**
   * After a refused payment: its discount may have changed, or it can no longer be used.
   * @returns whether that is told by the coupon's field, so that nothing else has to be said
   */
  askAgain: (failure: QueryError) => boolean;
}

/** What a question for the price brought: the quote, or why there is none. */
interface Answer {
  quote?: CouponQuote;
  why?: string;
  isOffline?: boolean;
}

/** A coupon for an order; null: for one that takes none. When the order changes, such as to another plan, its code is quoted again. */
export const useCoupon = (order: CouponOrder | null): Coupon => {
  const { t } = useTranslation('commerce');
  const [ask, { isLoading }] = useApplyCouponMutation();
  const [found, setFound] = useState<{ order: string; quote: CouponQuote } | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ order: string; why: string; isOffline: boolean } | null>(null);
  const name = JSON.stringify(order);
  const current = useRef(name);
  const quoteOf = async (typed: string): Promise<Answer> => {
    if (order === null) return {};
    const { data: quote, error } = await ask({ code: typed, order });
    if (quote) return quote.reason ? { why: t(`coupon.reasons.${quote.reason}`) } : { quote };
    const { statusCode, code: reason, message } = toQueryError(error);
    const isOffline = reason === OFFLINE;
    return { isOffline, why: statusCode === 404 ? t('coupon.unknown') : message || t('shell:errors.default') };
  };
  const take = ({ quote, why, isOffline = false }: Answer): void => {
    // The order has changed meanwhile, and is quoted by itself.
    if (current.current !== name) return;
    if (why !== undefined) return setRefused({ order: name, why, isOffline });
    if (!quote) return;
    setCode(quote.code);
    setFound({ order: name, quote });
  };
  const apply = async (typed: string): Promise<void> => {
    setRefused(null);
    take(await quoteOf(typed));
  };
  useEffect(() => {
    if (current.current === name) return;
    current.current = name;
    if (code !== null) void quoteOf(code).then(take);
  });
  useOnceOnline(refused?.isOffline === true, () => {
    if (code === null) setRefused(null);
    else void apply(code);
  });
  const refusal = refused?.order === name ? refused.why : null;
  const quote = order !== null && found?.order === name ? found.quote : null;
  const remove = () => {
    setFound(null);
    setCode(null);
  };
  const forgetRefusal = () => {
    if (refused === null) return;
    setRefused(null);
    // Without its refusal a code that was kept would be waited for.
    remove();
  };
  const askAgain = (failure: QueryError): boolean => {
    if (failure.code === 'price.changed' && quote) void apply(quote.code);
    if (failure.code !== 'coupon.unusable' || !quote) return false;
    const reason = reasonOf(failure);
    setFound(null);
    setRefused({ order: name, why: reason ? t(`coupon.reasons.${reason}`) : failure.message, isOffline: false });
    return true;
  };
  const isUnknown = order !== null && code !== null && quote === null && refusal === null;
  const isPending = isLoading || isUnknown;
  const state = { quote, code, refusal, isAsking: isLoading, isUnknown, isPending };
  return { ...state, apply, remove, forgetRefusal, askAgain };
};
