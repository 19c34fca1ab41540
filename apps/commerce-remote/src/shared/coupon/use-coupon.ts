import { useState } from 'react';
import type { CouponQuote } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useApplyCouponMutation, type CouponOrder } from './apply-coupon.ts';

export interface Coupon {
  /** The discount of a valid code; null before. */
  quote: CouponQuote | null;
  /** Why the last code cannot be used. */
  refusal: string | null;
  isAsking: boolean;
  apply: (code: string) => Promise<void>;
  remove: () => void;
  /** After a refused payment: its discount may have changed, or it can no longer be used. */
  askAgain: (refusal: string) => void;
}

/** A coupon for an order. It is reset when the order changes, such as to another plan. */
export const useCoupon = (order: CouponOrder): Coupon => {
  const { t } = useTranslation('commerce');
  const [ask, { isLoading }] = useApplyCouponMutation();
  const [found, setFound] = useState<{ order: string; quote: CouponQuote } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = JSON.stringify(order);
  const apply = async (code: string): Promise<void> => {
    setRefusal(null);
    const { data: quote, error } = await ask({ code, order });
    if (quote && !quote.reason) return setFound({ order: name, quote });
    if (quote?.reason) return setRefusal(t(`coupon.reasons.${quote.reason}`));
    const { statusCode, message } = toQueryError(error);
    setRefusal(statusCode === 404 ? t('coupon.unknown') : message || t('shell:errors.default'));
  };
  const quote = found?.order === name ? found.quote : null;
  const askAgain = (code: string): void => {
    if (code === 'coupon.unusable') setFound(null);
    if (code === 'price.changed' && quote) void apply(quote.code);
  };
  return { quote, refusal, isAsking: isLoading, apply, remove: () => setFound(null), askAgain };
};
