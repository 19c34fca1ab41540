import type { MovementPart } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Amount, UserLine } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';

/** The amounts that accounts get, or with a minus pay. */
export function PartsTable({ label, parts }: { label: string; parts: readonly MovementPart[] }) {
  const { t } = useTranslation('operator');
  const columns: Column<MovementPart>[] = [
    { id: 'account', header: t('books.account'), isBare: true, cell: ({ account }) => t(`books.accounts.${account}`) },
    {
      id: 'owner',
      header: t('users.person'),
      cell: ({ owner }) => (owner ? <UserLine as="span" text={owner.name} /> : t('payments.platform')),
    },
    { id: 'amount', header: t('users.tokens'), isNumeric: true, cell: ({ amount }) => <Amount value={amount} /> },
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={parts}
      keyOf={({ account, owner }) => `${account} ${owner?._id ?? ''}`}
    />
  );
}
