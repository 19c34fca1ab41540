import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { Avatar, Dots, Grid, Heading, PersonName, Picture, Stack, Text, useFormat, UserLine } from '@barg/ui-kit';
import { useAudience } from '../../../shared/use-audience.ts';
import { paths } from '../../../shared/paths.ts';
import { usePlannedStreamsQuery } from '../api/planned-streams.ts';
import { PlanCard, PlanPicture } from './coming-up.styles.ts';

const CARD_WIDTH = 260;

/** What is announced, the next first; nothing where nothing is. */
export function ComingUp() {
  const { t } = useTranslation('live');
  const { data } = useAskedAgain(usePlannedStreamsQuery(undefined));
  if (!data || data.data.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={t('planned.comingUp')}>
      <Heading level={2} size="lead">
        {t('planned.comingUp')}
      </Heading>
      <Grid as="ul" min={CARD_WIDTH}>
        {data.data.map((stream) => (
          <li key={stream._id}>
            <Plan stream={stream} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function Plan({ stream }: { stream: StreamSummary }) {
  const { title, performer, startedAt, cover } = stream;
  const format = useFormat();
  const audienceOf = useAudience();
  return (
    <PlanCard to={paths.watch(stream._id)}>
      {cover ? (
        <PlanPicture>
          <Picture source={cover} alt="" ratio={16 / 9} sizes="96px" />
        </PlanPicture>
      ) : (
        <Avatar name={performer.name} url={performer.avatarUrl} size="md" />
      )}
      <div>
        <UserLine as={Text} weight="bold" clamp={1} text={title} />
        <Text as="p" size="caption" tone="muted">
          <Dots>
            <PersonName name={performer.name} />
            <bdi>{format.dateTime(startedAt)}</bdi>
            {audienceOf(stream)}
          </Dots>
        </Text>
      </div>
    </PlanCard>
  );
}
