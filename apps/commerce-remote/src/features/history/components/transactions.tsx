import SearchX from 'lucide-react/icons/search-x';
import WalletIcon from 'lucide-react/icons/wallet';
import type { WalletEntry } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { Button, Dots, EmptyState, Inline, ListRow, Stack, Text, Time, useFormat } from '@barg/ui-kit';
import { transactionPath } from '../../../shared/paths.ts';
import { useWalletTransactionsInfiniteQuery } from '../api/list-transactions.ts';
import { useHistoryFilters } from '../hooks/use-history-filters.ts';
import { useMovementWords } from '../hooks/use-movement-words.ts';
import { ExportButton } from './export-button.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { MovementIcon } from './kind-icon.tsx';
import { SignedAmount } from './signed-amount.tsx';

/** The wallet's movements, filtered by kind, direction, days and words. */
export function Transactions() {
  const { t } = useTranslation('commerce');
  const filters = useHistoryFilters();
  const { search } = filters;
  const query = useWalletTransactionsInfiniteQuery(search);
  const isFiltered = Object.keys(search).length > 0;
  const total = query.currentData?.pages[0]?.total;
  // There is nothing to look for in a wallet that nothing has moved in.
  if (total === 0 && !isFiltered) return <NothingMoved />;
  return (
    <Stack gap={4}>
      <HistoryFilters filters={filters} />
      <Inline justify="space-between">
        <Found total={total} />
        <ExportButton search={search} />
      </Inline>
      <HistoryList label={t('wallet.transactions')} query={query} empty={<NothingFound onClear={filters.clear} />}>
        {(entry: WalletEntry) => <EntryRow entry={entry} />}
      </HistoryList>
    </Stack>
  );
}

function Found({ total }: { total: number | undefined }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  return (
    <Text tone="muted" role="status">
      {total !== undefined && t('transactions.found', { count: total, amount: format.number(total) })}
    </Text>
  );
}

const NothingMoved = () => {
  const { t } = useTranslation('commerce');
  return <EmptyState icon={WalletIcon} title={t('transactions.empty')} />;
};

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('commerce');
  const action = <Button onClick={onClear}>{t('transactions.showAll')}</Button>;
  return <EmptyState icon={SearchX} title={t('transactions.nothingFound')} action={action} />;
}

function EntryRow({ entry }: { entry: WalletEntry }) {
  const { t } = useTranslation('commerce');
  const { kindOf, reversedOf, itemOf } = useMovementWords();
  const { _id, kind, amount, direction, performer, givenTo, note, createdAt } = entry;
  return (
    <ListRow
      to={transactionPath(_id)}
      isStacking
      start={<MovementIcon kind={kind} />}
      title={
        <Dots>
          {kindOf(entry)}
          {reversedOf(entry)}
          {performer?.name}
        </Dots>
      }
      subtitle={
        <Dots>
          <Time value={createdAt} />
          {givenTo && t('transactions.givenTo', { name: isolate(givenTo.name) })}
          {itemOf(entry)}
          {note}
        </Dots>
      }
      end={<SignedAmount amount={amount} direction={direction} />}
    />
  );
}
