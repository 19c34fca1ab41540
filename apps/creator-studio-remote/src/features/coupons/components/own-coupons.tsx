import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useState } from 'react';
import { couponStateOf } from '@barg/contract/coupons';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Badge, Button, Card, Dots, EmptyState, Inline, ListRow, useFormat, useToast, useTokens } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { OwnList } from '../../../shared/own-list.tsx';
import { useCouponsInfiniteQuery, useEndCouponMutation, type Coupon } from '../api/coupons.ts';
import { PURPOSES } from './coupon-form-schema.ts';

/** Her coupons: what each takes off and of what, how often it was used, and when it can be. */
export function OwnCoupons() {
  const { t } = useTranslation('creator-studio');
  const query = useCouponsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const coupons = query.data?.pages.flatMap((page) => page.data);
  return (
    <Card padding="none" aria-label={t('coupons.title')}>
      <OwnList query={query} items={coupons} empty={<EmptyState icon={TicketPercent} title={t('coupons.empty')} />}>
        {coupons?.map((coupon) => (
          <li key={coupon._id}>
            <CouponRow coupon={coupon} />
          </li>
        ))}
      </OwnList>
    </Card>
  );
}

function CouponRow({ coupon }: { coupon: Coupon }) {
  const { _id, code } = coupon;
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [end, { isLoading }] = useEndCouponMutation();
  const [isAsked, setAsked] = useState(false);
  const [now] = useState(() => Date.now());
  const state = couponStateOf(coupon, now);
  const handleEnd = async (): Promise<void> => {
    const { error } = await end(_id);
    setAsked(false);
    if (error) toast(toQueryError(error).message || t('shell:errors.default'));
  };
  return (
    <>
      <ListRow
        isStacking
        title={<bdi translate="no">{code}</bdi>}
        subtitle={<CouponFacts coupon={coupon} />}
        end={
          <Inline gap={2}>
            {state !== 'running' && (
              <Badge variant={state === 'ended' ? 'status' : 'pending'}>{t(`coupons.states.${state}`)}</Badge>
            )}
            {state !== 'ended' && (
              <Button size="sm" onClick={() => setAsked(true)}>
                {t('coupons.end')}
              </Button>
            )}
          </Inline>
        }
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={t('coupons.endTitle', { code })}
        confirmLabel={t('coupons.end')}
        tone="danger"
        isBusy={isLoading}
        onConfirm={() => void handleEnd()}
        onClose={() => setAsked(false)}
      >
        {t('coupons.endText')}
      </ConfirmDialog>
    </>
  );
}

function CouponFacts({ coupon }: { coupon: Coupon }) {
  const { percent, amount, used, maxUses, maxPerFan, purposes, startsAt, endsAt } = coupon;
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const off = percent === null ? tokens(amount ?? 0) : format.percent(percent / 100, { maximumFractionDigits: 2 });
  const uses = maxPerFan === null ? t('coupons.freeUnlimited') : format.number(maxPerFan);
  const own = PURPOSES.filter((purpose) => purposes.includes(purpose));
  return (
    <Dots>
      {maxUses === null
        ? t('coupons.used', { off, count: used, used: format.number(used) })
        : t('coupons.usedOf', { off, count: maxUses, used: format.number(used), most: format.number(maxUses) })}
      {t('coupons.perFan', { uses })}
      {t('coupons.forThese', { what: own.map((purpose) => t(`coupons.purposes.${purpose}`)).join(t('coupons.and')) })}
      {startsAt && t('coupons.begins', { when: format.dateTime(startsAt) })}
      {endsAt && t('coupons.ends', { when: format.dateTime(endsAt) })}
    </Dots>
  );
}
