import type { EarningStatement } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text } from '@barg/ui-kit';
import { DataTable } from '@barg/ui-kit/table';
import { useEarningColumns } from './earning-columns.tsx';

/** The columns of a reversed sale: its price and its commission were told in the month of the sale. */
const SHOWN: readonly string[] = ['time', 'kind', 'item', 'fan', 'net'];

/** What a month took back, one by one; nothing where it took nothing back. */
export function TakenBack({ statement: { takenBack, hasMoreTakenBack } }: { statement: EarningStatement }) {
  const { t } = useTranslation('creator-studio');
  const columns = useEarningColumns().filter(({ id }) => SHOWN.includes(id));
  if (takenBack.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text weight="bold">{t('statements.takenBack')}</Text>
      <DataTable label={t('statements.takenBack')} columns={columns} rows={takenBack} keyOf={({ _id }) => _id} />
      {hasMoreTakenBack && <Text tone="muted">{t('statements.moreTakenBack')}</Text>}
    </Stack>
  );
}
