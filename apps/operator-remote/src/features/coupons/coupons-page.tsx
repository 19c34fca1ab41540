import { useState } from 'react';
import type { Coupon } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { couponStateOf } from '@barg/contract/coupons';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Button, ButtonLink, PageHeader, Text, Time, useFormat, useTokens } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { Off } from './coupons.styles.ts';
import { useEndManagedCouponMutation, useManagedCouponsInfiniteQuery } from './coupons-api.ts';

/** The list of the site's own coupons. */
export default function CouponsPage() {
  const { t } = useTranslation('operator');
  const coupons = useManagedCouponsInfiniteQuery();
  const columns = useColumns();
  return (
    <>
      <PageHeader
        title={t('sections.coupons')}
        subtitle={t('coupons.subtitle')}
        actions={
          <ButtonLink to={`${OPERATOR_PATH}/coupons/new`} variant="primary">
            {t('coupons.new')}
          </ButtonLink>
        }
      />
      <PagedList query={coupons} empty={t('coupons.empty')}>
        {(items) => <DataTable label={t('sections.coupons')} columns={columns} rows={items} keyOf={({ _id }) => _id} />}
      </PagedList>
    </>
  );
}

function useColumns(): Column<Coupon>[] {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const tokens = useTokens();
  const offOf = ({ percent, amount }: Coupon): string =>
    percent === null ? tokens(amount ?? 0) : format.percent(percent / 100, { maximumFractionDigits: 2 });
  const usesOf = ({ used, maxUses }: Coupon): string =>
    maxUses === null
      ? format.number(used)
      : t('coupons.usedOf', { used: format.number(used), most: format.number(maxUses) });
  return [
    {
      id: 'code',
      header: t('coupons.code'),
      isBare: true,
      cell: ({ code }) => (
        <Text as="strong" weight="medium">
          <bdi translate="no">{code}</bdi>
        </Text>
      ),
    },
    { id: 'off', header: t('coupons.kind'), cell: (coupon) => <Off>{offOf(coupon)}</Off> },
    {
      id: 'for',
      header: t('coupons.for'),
      cell: ({ purposes }) => purposes.map((purpose) => t(`coupons.purposes.${purpose}`)).join(t('coupons.and')),
    },
    { id: 'used', header: t('coupons.used'), cell: (coupon) => <bdi>{usesOf(coupon)}</bdi> },
    { id: 'state', header: t('status'), cell: (coupon) => <CouponStateBadge coupon={coupon} /> },
    {
      id: 'endsAt',
      header: t('promos.endsAt'),
      cell: ({ endsAt }) => (endsAt ? <Time value={endsAt} format="dateTime" /> : '–'),
    },
    { id: 'end', header: t('coupons.action'), isBare: true, cell: (coupon) => <EndButton coupon={coupon} /> },
  ];
}

function CouponStateBadge({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('operator');
  const [now] = useState(() => Date.now());
  const state = couponStateOf(coupon, now);
  return <Badge variant={state === 'running' ? 'status' : 'pending'}>{t(`coupons.states.${state}`)}</Badge>;
}

function EndButton({ coupon }: { coupon: Coupon }) {
  const { _id, code } = coupon;
  const { t } = useTranslation('operator');
  const [now] = useState(() => Date.now());
  const [isAsked, setIsAsked] = useState(false);
  const [end] = useEndManagedCouponMutation();
  if (couponStateOf(coupon, now) === 'ended') return null;
  return (
    <>
      <Button size="sm" onClick={() => setIsAsked(true)}>
        {t('coupons.end')}
      </Button>
      {isAsked && (
        <ActionDialog
          title={t('coupons.endTitle', { code })}
          text={t('coupons.endConfirm', { code })}
          confirmLabel={t('coupons.end')}
          tone="danger"
          onConfirm={() => end(_id).unwrap()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
