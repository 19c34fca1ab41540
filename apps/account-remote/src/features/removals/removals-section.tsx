import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages, toQueryError } from '@barg/session';
import { EmptyState, ErrorState, InfiniteList, Skeleton, Stack } from '@barg/ui-kit';
import { useOwnRemovalsInfiniteQuery } from './api/removals.ts';
import { RemovalCard } from './removal-card.tsx';

const CARD_HEIGHT = 180;

/** The account's removed content, with objections. */
export default function RemovalsSection() {
  const { t } = useTranslation('account');
  const query = useOwnRemovalsInfiniteQuery();
  const { data, error, isFetching, refetch } = query;
  if (error && !data) {
    const message = toQueryError(error).message || undefined;
    return <ErrorState message={message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <Skeleton height={CARD_HEIGHT} radius="card" />;
  const removals = data.pages.flatMap((page) => page.data);
  if (removals.length === 0) {
    return (
      <EmptyState icon={ShieldCheck} title={t('removals.empty')}>
        {t('removals.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <InfiniteList {...nextPages(query)}>
      <Stack>
        {removals.map((removal) => (
          <RemovalCard key={removal._id} removal={removal} />
        ))}
      </Stack>
    </InfiniteList>
  );
}
