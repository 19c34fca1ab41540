import { useLayoutEffect, useRef, useState } from 'react';
import { showsNothing } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Stack, Text, useFormat, useHandedFocus, useTokens } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';
import type { Coupon } from './use-coupon.ts';

type Focus = ReturnType<typeof useHandedFocus>;

/** The field for a coupon, opened by a button because most buyers have none. */
export function CouponField({ coupon, currency }: { coupon: Coupon; currency?: string }) {
  const { t } = useTranslation('commerce');
  const [isOpen, setOpen] = useState(false);
  const focus = useHandedFocus();
  if (coupon.quote) return <AppliedCoupon coupon={coupon} quote={coupon.quote} currency={currency} {...focus} />;
  const handleEdit = () => {
    setOpen(true);
    coupon.forgetRefusal();
  };
  if (isOpen || coupon.refusal !== null) return <TypedCoupon coupon={coupon} onEdit={handleEdit} {...focus} />;
  const handleOpen = () => {
    focus.hand();
    setOpen(true);
  };
  return (
    <Inline>
      <Button variant="quiet" size="sm" onClick={handleOpen}>
        {t('coupon.have')}
      </Button>
    </Inline>
  );
}

interface TypedCouponProps extends Focus {
  coupon: Coupon;
  onEdit: () => void;
}

function TypedCoupon({ coupon: { code: kept, refusal, isAsking, apply }, onEdit, hand, take }: TypedCouponProps) {
  const { t } = useTranslation('commerce');
  const [code, setCode] = useState(kept ?? '');
  const field = useRef<HTMLInputElement>(null);
  const [isRefused] = useState(refusal !== null);
  useLayoutEffect(() => {
    take(field.current);
    // A payment was refused for it, by a button that may be far from here.
    if (isRefused) field.current?.focus();
  }, [take, isRefused]);
  const handleApply = () => {
    hand();
    void apply(code);
  };
  return (
    <Stack gap={2}>
      <TextField
        ref={field}
        label={t('coupon.code')}
        value={code}
        tags="kept"
        onChange={(event) => {
          setCode(event.target.value);
          onEdit();
        }}
        error={refusal ?? undefined}
        maxLength={64}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Within a form it would pay.
          event.preventDefault();
          if (!showsNothing(code)) handleApply();
        }}
      />
      <Inline>
        <Button size="sm" isLoading={isAsking} disabled={showsNothing(code)} onClick={handleApply}>
          {t('coupon.apply')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface AppliedCouponProps extends Focus {
  coupon: Coupon;
  quote: NonNullable<Coupon['quote']>;
  /** Of the discount, if it is not in tokens. */
  currency: string | undefined;
}

function AppliedCoupon({ coupon, quote, currency, hand, take }: AppliedCouponProps) {
  const { t } = useTranslation('commerce');
  const inTokens = useTokens();
  const format = useFormat();
  const handleRemove = () => {
    hand();
    coupon.remove();
  };
  const off = currency ? format.money(quote.discount, currency) : inTokens(quote.discount);
  // The code keeps its letters in an element of its own (see base-css.ts).
  const [before, ...after] = t('coupon.takenOff', { code: quote.code, tokens: off }).split(quote.code);
  return (
    <Inline justify="space-between">
      <Text tone="brand" role="status">
        {before}
        {after.length > 0 && <bdi translate="no">{quote.code}</bdi>}
        {after.join(quote.code)}
      </Text>
      <Button ref={take} variant="quiet" size="sm" onClick={handleRemove}>
        {t('coupon.remove')}
      </Button>
    </Inline>
  );
}
