import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Badge, Button, Card, EmptyState, ListRow, useFormat, useToast, useTokens } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { OwnList } from '../../../shared/own-list.tsx';
import { useCouponsInfiniteQuery, useEndCouponMutation, type Coupon } from '../api/coupons.ts';

/** Her coupons, with how often each was used. */
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
  const { _id, code, percent, amount, used, maxUses, endsAt, endedAt } = coupon;
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const toast = useToast();
  const [end, { isLoading }] = useEndCouponMutation();
  const [isAsked, setAsked] = useState(false);
  const [now] = useState(() => Date.now());
  const isOver = endedAt !== null || (endsAt !== null && Date.parse(endsAt) <= now);
  const handleEnd = async (): Promise<void> => {
    const { error } = await end(_id);
    setAsked(false);
    if (error) toast(toQueryError(error).message || t('shell:errors.default'));
  };
  const off = percent === null ? tokens(amount ?? 0) : format.percent(percent / 100, { maximumFractionDigits: 2 });
  const status = isOver ? (
    <Badge variant="status">{t('coupons.ended')}</Badge>
  ) : (
    <Button size="sm" onClick={() => setAsked(true)}>
      {t('coupons.end')}
    </Button>
  );
  return (
    <>
      <ListRow
        title={<bdi translate="no">{code}</bdi>}
        subtitle={
          maxUses === null
            ? t('coupons.used', { off, count: used, used: format.number(used) })
            : t('coupons.usedOf', { off, count: maxUses, used: format.number(used), most: format.number(maxUses) })
        }
        end={status}
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
