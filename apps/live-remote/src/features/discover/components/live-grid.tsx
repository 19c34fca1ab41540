import Radio from 'lucide-react/icons/radio';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, EmptyState, ErrorState, Grid, Skeleton, Text } from '@barg/ui-kit';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { useLiveStreamsQuery } from '../api/live-streams.ts';
import { StreamCard } from './stream-card.tsx';

/** The polling interval of viewer counts, in milliseconds; starts and ends come by events. */
const REFRESH_MS = 15_000;
const CARD_WIDTH = 260;

/** All live streams. */
export function LiveGrid() {
  const { data, error, isFetching, refetch } = useLiveStreamsQuery(undefined, { pollingInterval: REFRESH_MS });
  if (error && !data) {
    return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <GridSkeleton />;
  if (data.data.length === 0) return <NobodyLive />;
  return (
    <Grid as="ul" min={CARD_WIDTH}>
      {data.data.map((stream) => (
        <li key={stream._id}>
          <StreamCard stream={stream} />
        </li>
      ))}
    </Grid>
  );
}

function NobodyLive() {
  const { t } = useTranslation('live');
  const user = useCurrentUser();
  const action = user?.isPerformer ? (
    <ButtonLink variant="primary" icon={Radio} to={paths.broadcast}>
      {t('goLive')}
    </ButtonLink>
  ) : (
    <ButtonLink to={sitePaths.home}>{t('list.home')}</ButtonLink>
  );
  return (
    <EmptyState icon={Radio} title={t('list.empty')} action={action}>
      <Text tone="muted">{t('list.emptyHelp')}</Text>
    </EmptyState>
  );
}

const GridSkeleton = () => (
  <Grid min={CARD_WIDTH}>
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} height="236px" radius="card" />
    ))}
  </Grid>
);
