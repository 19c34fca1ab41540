import { OPERATOR_PATH } from '@barg/contract';
import type { LedgerCheck } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Badge, useFormat } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Coded } from '../../shared/coded.tsx';
import { Money } from '../../shared/money.tsx';
import { DifferenceCount, type Difference } from './differences.tsx';

type Gateway = LedgerCheck['gateways'][number];

/** The result of the comparison with each gateway. */
export function GatewaysTable({ gateways }: { gateways: readonly Gateway[] }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const columns: Column<Gateway>[] = [
    {
      id: 'gateway',
      header: t('users.provider'),
      isBare: true,
      cell: ({ provider }) => <Coded group="gateways" code={provider} />,
    },
    { id: 'compared', header: t('books.compared'), isNumeric: true, cell: ({ compared }) => format.number(compared) },
    { id: 'foreign', header: t('books.foreign'), isNumeric: true, cell: ({ foreign }) => format.number(foreign) },
    { id: 'result', header: t('books.result'), isBare: true, cell: (gateway) => <GatewayResult gateway={gateway} /> },
  ];
  return (
    <DataTable
      label={t('books.gateways')}
      columns={columns}
      rows={gateways}
      keyOf={({ provider }: Gateway) => provider}
    />
  );
}

function GatewayResult({ gateway }: { gateway: Gateway }) {
  const { t } = useTranslation('operator');
  const { notChecked, differenceCount } = gateway;
  if (notChecked !== null) return <Badge variant="danger">{t(`books.notCompared.${notChecked}`)}</Badge>;
  if (differenceCount > 0) return <DifferenceCount count={differenceCount} />;
  return <Badge variant="status">{t('books.agrees')}</Badge>;
}

interface GatewayRow extends Difference {
  gateway: NonNullable<Difference['gateway']>;
}

/** The differences with gateways: the state here, and there. */
export function GatewayDifferences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('operator');
  const rows = differences.filter(
    (difference): difference is GatewayRow => difference.gateway !== null && difference.what !== 'gateway-unchecked',
  );
  if (rows.length === 0) return null;
  const columns: Column<GatewayRow>[] = [
    { id: 'what', header: t('books.what'), isBare: true, cell: ({ what }) => t(`books.faults.${what}`) },
    { id: 'id', header: t('books.where'), cell: (row) => <Where row={row} /> },
    { id: 'ref', header: t('users.provider'), cell: ({ gateway }) => <bdi dir="ltr">{gateway.ref ?? '–'}</bdi> },
    { id: 'here', header: t('books.here'), cell: (row) => <Side row={row} side="here" amount={row.expected} /> },
    { id: 'there', header: t('books.there'), cell: (row) => <Side row={row} side="there" amount={row.found} /> },
  ];
  return (
    <DataTable
      label={t('books.gatewayDifferences')}
      columns={columns}
      rows={rows}
      keyOf={({ what, id, gateway }) => `${what} ${id} ${gateway.ref}`}
    />
  );
}

/** A link to the payment. Payouts have no page of their own. */
function Where({ row: { what, id } }: { row: GatewayRow }) {
  if (id === null) return '–';
  const text = <bdi dir="ltr">{id}</bdi>;
  return what === 'gateway-transfer' ? text : <Link to={`${OPERATOR_PATH}/payments/${id}`}>{text}</Link>;
}

function Side({ row, side, amount }: { row: GatewayRow; side: 'here' | 'there'; amount: number }) {
  const { t } = useTranslation('operator');
  const { currency, gateway } = row;
  const word = t(`books.moved.${gateway[side]}`);
  if (gateway[side] !== 'done' || currency === null) return word;
  return (
    <>
      {word} <Money amount={amount} currency={currency} />
    </>
  );
}
