import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { Button, Card, Dots, ErrorState, Heading, Skeleton, Stack, Text, useFormat, UserLine } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { usePastStreamsQuery } from '../api/past-streams.ts';

const FIRST = 5;
/** The most that one page of the API holds. */
const MOST = 100;

/** The performer's streams that are over, each with the way to what became of it. Nothing before the first one. */
export function PastStreams() {
  const { t } = useTranslation('live');
  const [limit, setLimit] = useState(FIRST);
  const { currentData, data = currentData, error, isFetching, refetch } = usePastStreamsQuery({ limit });
  if (data?.total === 0) return null;
  return (
    <Card as="section" aria-label={t('past.list')}>
      <Stack gap={3}>
        <Heading level={2} size="lead">
          {t('past.list')}
        </Heading>
        {error && !data && (
          <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!data && !error && <Skeleton height="96px" radius="card" />}
        {data && (
          <Stack as="ul" gap={3}>
            {data.data.map((stream) => (
              <PastStream key={stream._id} {...stream} />
            ))}
          </Stack>
        )}
        {data && data.total > data.data.length && limit < MOST && (
          <Button size="sm" variant="quiet" isLoading={isFetching} onClick={() => setLimit(Math.min(MOST, limit * 4))}>
            {t('past.more')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

interface PastStreamProps {
  _id: string;
  title: string;
  startedAt: string;
  duration: number;
  peakViewers: number;
}

function PastStream({ _id, title, startedAt, duration, peakViewers }: PastStreamProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  return (
    <li>
      <Link to={paths.watch(_id)}>
        <UserLine as={Text} weight="bold" text={title} />
      </Link>
      <Text as="p" size="caption" tone="muted">
        <Dots>
          <bdi>{format.dateTime(startedAt)}</bdi>
          <bdi>{format.duration(duration * 1000)}</bdi>
          <bdi>{t('past.peakOf', { count: peakViewers, amount: format.number(peakViewers) })}</bdi>
        </Dots>
      </Text>
    </li>
  );
}
