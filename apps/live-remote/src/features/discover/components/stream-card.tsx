import type { StreamSummary } from '@barg/api-client/models';
import { Avatar, Dots, Handle, LiveBadge, PersonName, Text, Time, UserWords } from '@barg/ui-kit';
import { useAudience } from '../../../shared/use-audience.ts';
import { Viewers } from '../../../shared/layout/screen-badges.tsx';
import { StreamBackdrop } from '../../../shared/layout/stream-backdrop.tsx';
import { paths } from '../../../shared/paths.ts';
import { CardBadges, CardLink, CardStage, CardText } from './stream-card.styles.ts';

/** A live stream as a card with a link. */
export function StreamCard({ stream }: { stream: StreamSummary }) {
  const { performer, title, viewers, startedAt } = stream;
  const audienceOf = useAudience();
  return (
    <CardLink to={paths.watch(stream._id)}>
      <CardStage>
        <StreamBackdrop stream={stream} />
        {!stream.cover && <Avatar name={performer.name} url={performer.avatarUrl} size="xl" />}
        <CardBadges>
          <LiveBadge />
          <Viewers count={viewers} />
        </CardBadges>
      </CardStage>
      <CardText>
        <Text as="h2" weight="bold" clamp={1}>
          <UserWords text={title} isLinked={false} />
        </Text>
        <Text size="caption" tone="muted">
          <Dots>
            <PersonName name={performer.name} />
            {performer.username && <Handle username={performer.username} />}
            <Time value={startedAt} />
            {audienceOf(stream)}
          </Dots>
        </Text>
      </CardText>
    </CardLink>
  );
}
