import { useTranslation } from '@barg/runtime/i18n';
import { EmptyState, ErrorState, Skeleton } from '@barg/ui-kit';
import { use__Name__PerformersQuery } from '../api/top-performers.ts';
import { PerformerRows } from './performer-rows.tsx';

/** Height of six rows. */
const SKELETON_HEIGHT = 6 * 64;

export function PerformerList() {
  const { t } = useTranslation('__name__');
  const { data, error, isLoading, refetch } = use__Name__PerformersQuery();
  if (isLoading) return <Skeleton height={SKELETON_HEIGHT} radius="card" />;
  if (error) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (!data?.length) return <EmptyState title={t('empty')} />;
  return <PerformerRows performers={data} />;
}
