import Radio from 'lucide-react/icons/radio';
import { useState } from 'react';
import type { SearchStreams200, StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages, useCurrentUser } from '@barg/session';
import { ButtonLink, EmptyState, ErrorState, Grid, Inline, MoreByPress, Skeleton, Text } from '@barg/ui-kit';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { useFurtherStreamsInfiniteQuery } from '../api/further-streams.ts';
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
  return <Streams first={data} />;
}

/** A stream that has moved from page to page between two answers is in both. */
const eachOnce = (streams: readonly StreamSummary[]): StreamSummary[] => [
  ...new Map(streams.map((stream) => [stream._id, stream])).values(),
];

function Streams({ first }: { first: SearchStreams200 }) {
  const { t } = useTranslation('live');
  const [isFurther, setFurther] = useState(false);
  const query = useFurtherStreamsInfiniteQuery(undefined, { skip: !isFurther, pollingInterval: REFRESH_MS });
  const further = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const streams = eachOnce([...first.data, ...further]);
  const { hasMore, isLoading, onMore, ...rest } = nextPages(query);
  const more = isFurther
    ? { hasMore, isLoading: isLoading || query.isLoading, onMore }
    : { hasMore: streams.length < first.total, isLoading: false, onMore: () => setFurther(true) };
  return (
    <>
      <Grid as="ul" min={CARD_WIDTH}>
        {streams.map((stream) => (
          <li key={stream._id}>
            <StreamCard stream={stream} />
          </li>
        ))}
      </Grid>
      <Inline justify="center">
        <MoreByPress {...rest} {...more} hasMore={more.hasMore || query.isLoading} label={t('list.more')} />
      </Inline>
    </>
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
