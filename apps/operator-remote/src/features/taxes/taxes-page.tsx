import { useState } from 'react';
import type { TaxRate } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Button, PageHeader, Stack, Time, useFormat, useUi } from '@barg/ui-kit';
import { countryName } from '@barg/ui-kit/names';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { TaxForm } from './tax-form.tsx';
import { useTaxRatesInfiniteQuery, useWithdrawTaxMutation } from './taxes-api.ts';

/** The list of tax rates by country. */
export default function TaxesPage() {
  const { t } = useTranslation('operator');
  const rates = useTaxRatesInfiniteQuery();
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('sections.taxes')} subtitle={t('taxes.subtitle')} />
      <Stack gap={4}>
        <TaxForm />
        <PagedList query={rates} empty={t('taxes.empty')}>
          {(items) => <DataTable label={t('sections.taxes')} columns={columns} rows={items} keyOf={({ _id }) => _id} />}
        </PagedList>
      </Stack>
    </>
  );
}

function useColumns(): Column<TaxRate>[] {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  const format = useFormat();
  return [
    {
      id: 'country',
      header: t('taxes.country'),
      isBare: true,
      cell: ({ country }) => <strong>{countryName(country, locale)}</strong>,
    },
    { id: 'name', header: t('taxes.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'percent',
      header: t('taxes.percent'),
      isNumeric: true,
      cell: ({ percent }) => format.percent(percent / 100, { maximumFractionDigits: 2 }),
    },
    {
      id: 'from',
      header: t('taxes.from'),
      cell: ({ validFrom }) => <Time value={validFrom} format="dateTime" />,
    },
    { id: 'state', header: t('status'), isBare: true, cell: (rate) => <RateState rate={rate} /> },
  ];
}

/** Whether a rate is current, past or future; a future one can be deleted. */
function RateState({ rate }: { rate: TaxRate }) {
  const { t } = useTranslation('operator');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [withdraw] = useWithdrawTaxMutation();
  if (!rate.isAhead) {
    const isAsked = rate.isInForce && rate.percent > 0;
    const state = isAsked ? 'inForce' : rate.isInForce ? 'ended' : 'past';
    return <Badge variant={isAsked ? 'status' : 'pending'}>{t(`taxes.states.${state}`)}</Badge>;
  }
  return (
    <>
      <Button size="sm" onClick={() => setWithdrawing(true)}>
        {t('taxes.withdraw')}
      </Button>
      {isWithdrawing && (
        <ActionDialog
          title={t('taxes.withdraw')}
          text={t('taxes.withdrawText')}
          confirmLabel={t('taxes.withdraw')}
          tone="danger"
          onConfirm={() => withdraw(rate._id).unwrap()}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </>
  );
}
