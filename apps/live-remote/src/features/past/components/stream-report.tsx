import type { StreamReport as Report } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import {
  Amount,
  Avatar,
  Card,
  ErrorState,
  Grid,
  Heading,
  Inline,
  Skeleton,
  Stack,
  StatCard,
  Text,
  useFormat,
  useTokens,
} from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import { useStreamReportQuery } from '../api/past-streams.ts';

/** What became of a stream, for its performer after its end. */
export function StreamReport({ streamId }: { streamId: string }) {
  const { t } = useTranslation('live');
  const { data, error, isFetching, refetch } = useStreamReportQuery(streamId);
  return (
    <section aria-label={t('past.report')} aria-busy={!data && !error}>
      <Stack gap={3}>
        <Heading level={2} size="lead">
          {t('past.report')}
        </Heading>
        {error && !data && (
          <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!data && !error && <Skeleton height="220px" radius="card" />}
        {data && <Figures report={data} />}
        {data && data.topTippers.length > 0 && <TopTippers report={data} />}
      </Stack>
    </section>
  );
}

function Figures({ report }: { report: Report }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const inTokens = useTokens();
  const { tips, tickets, held } = report;
  return (
    <>
      <Grid min={140} gap={3}>
        <StatCard label={t('past.duration')} value={format.duration(report.duration * 1000)} />
        <StatCard label={t('past.peak')} value={format.number(report.peakViewers)} />
        <StatCard label={t('past.watched')} value={format.number(report.watchedMinutes)} />
        <StatCard label={t('past.followers')} value={format.number(report.newFollowers)} />
        <StatCard label={t('past.subscribers')} value={format.number(report.newSubscribers)} />
        <StatCard label={t('past.earned')} value={format.tokens(report.earned)} />
      </Grid>
      <Text as="p" tone="muted">
        {t('past.tips', { count: tips.count, amount: format.number(tips.count), tokens: inTokens(tips.tokens) })}
        {tickets.count > 0 &&
          ` ${t('past.tickets', { count: tickets.count, amount: format.number(tickets.count), tokens: inTokens(tickets.tokens) })}`}
        {held > 0 && ` ${t('past.held', { tokens: inTokens(held) })}`}
      </Text>
    </>
  );
}

function TopTippers({ report: { topTippers } }: { report: Report }) {
  const { t } = useTranslation('live');
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={3} size="body">
          {t('past.topTippers')}
        </Heading>
        <Stack as="ol" gap={2}>
          {topTippers.map(({ fan, tokens }) => (
            <Inline as="li" key={fan._id} justify="space-between" wrap="nowrap">
              <Inline gap={2} wrap="nowrap">
                <Avatar name={fan.name} url={fan.avatarUrl} size="sm" />
                {fan.isPerformer && fan.username ? (
                  <Link to={sitePaths.profile(fan.username)}>
                    <bdi>{fan.name}</bdi>
                  </Link>
                ) : (
                  <bdi>{fan.name}</bdi>
                )}
              </Inline>
              <Amount value={tokens} />
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
