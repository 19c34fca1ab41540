import type { StreamFilm } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { Avatar, Dots, Grid, Heading, PersonName, Stack, Text, Time, useFormat, UserLine } from '@barg/ui-kit';
import { GlassPill } from '../../../shared/layout/screen-badges.styles.ts';
import { StreamBackdrop } from '../../../shared/layout/stream-backdrop.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAudience } from '../../../shared/use-audience.ts';
import { useStreamFilmsQuery } from '../api/stream-films.ts';
import { CardBadges, CardLink, CardStage, CardText } from './stream-card.styles.ts';

const CARD_WIDTH = 260;

/** Films of streams for followers and with tickets, which are no videos; nothing where none is open to the caller. */
export function WatchAgain() {
  const { t } = useTranslation('live');
  const { data } = useAskedAgain(useStreamFilmsQuery(undefined, { refetchOnMountOrArgChange: true }));
  if (!data || data.data.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={t('films.title')}>
      <Heading level={2} size="lead">
        {t('films.title')}
      </Heading>
      <Grid as="ul" min={CARD_WIDTH}>
        {data.data.map((film) => (
          <li key={film._id}>
            <FilmCard film={film} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function FilmCard({ film }: { film: StreamFilm }) {
  const { t } = useTranslation('live');
  const { performer, title, startedAt, durationSeconds } = film;
  const format = useFormat();
  const audienceOf = useAudience();
  return (
    <CardLink to={paths.watch(film._id)}>
      <CardStage>
        <StreamBackdrop stream={film} />
        {!film.cover && <Avatar name={performer.name} url={performer.avatarUrl} size="xl" />}
        <CardBadges>
          <GlassPill role="img" aria-label={t('films.length', { time: format.duration(durationSeconds * 1000) })}>
            <bdi>{format.duration(durationSeconds * 1000)}</bdi>
          </GlassPill>
        </CardBadges>
      </CardStage>
      <CardText>
        <UserLine as={Text} weight="bold" clamp={1} text={title} />
        <Text size="caption" tone="muted">
          <Dots>
            <PersonName name={performer.name} />
            <Time value={startedAt} />
            {audienceOf(film)}
          </Dots>
        </Text>
      </CardText>
    </CardLink>
  );
}
