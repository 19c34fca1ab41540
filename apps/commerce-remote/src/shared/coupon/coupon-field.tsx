import { useState } from 'react';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Stack, Text, useFormat, usePrice } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';
import type { Coupon } from './use-coupon.ts';

/** The field for a coupon, opened by a button because most buyers have none. */
export function CouponField({ coupon, currency }: { coupon: Coupon; currency?: string }) {
  const { t } = useTranslation('commerce');
  const [isOpen, setOpen] = useState(false);
  if (coupon.quote) return <AppliedCoupon coupon={coupon} quote={coupon.quote} currency={currency} />;
  if (isOpen) return <TypedCoupon coupon={coupon} />;
  return (
    <Inline>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {t('coupon.have')}
      </Button>
    </Inline>
  );
}

function TypedCoupon({ coupon: { code: kept, refusal, isAsking, apply } }: { coupon: Coupon }) {
  const { t } = useTranslation('commerce');
  const [code, setCode] = useState(kept ?? '');
  return (
    <Stack gap={2}>
      <TextField
        label={t('coupon.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={refusal ?? undefined}
        maxLength={64}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Within a form it would pay.
          event.preventDefault();
          if (!showsNothing(code)) void apply(code);
        }}
      />
      <Inline>
        <Button size="sm" isLoading={isAsking} disabled={showsNothing(code)} onClick={() => void apply(code)}>
          {t('coupon.apply')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface AppliedCouponProps {
  coupon: Coupon;
  quote: NonNullable<Coupon['quote']>;
  /** Of the discount, if it is not in tokens. */
  currency: string | undefined;
}

function AppliedCoupon({ coupon, quote, currency }: AppliedCouponProps) {
  const { t } = useTranslation('commerce');
  const inTokens = usePrice();
  const format = useFormat();
  const off = currency ? format.money(quote.discount, currency) : inTokens(quote.discount);
  return (
    <Inline justify="space-between">
      <Text tone="brand" role="status">
        {t('coupon.takenOff', { code: quote.code, tokens: off })}
      </Text>
      <Button variant="quiet" size="sm" onClick={coupon.remove}>
        {t('coupon.remove')}
      </Button>
    </Inline>
  );
}
