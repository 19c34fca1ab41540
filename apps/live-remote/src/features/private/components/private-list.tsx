import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { useLineUp } from '@barg/session/line';
import {
  Avatar,
  ButtonLink,
  Card,
  CardTitle,
  Dots,
  ListRow,
  LoadFailure,
  SkeletonText,
  Stack,
  Text,
} from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { usePrivateStreamsQuery } from '../api/private-streams.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { EndPrivate } from './end-private.tsx';
import { hasReceipt, usePrivateWords } from './private-status.ts';
import { usePrivateTerms } from './use-private-terms.tsx';

/** The requests and private streams of the reader, those that are open or those that are over. */
export function PrivateList({ state }: { state: 'open' | 'ended' }) {
  const { t } = useTranslation('live');
  const { data, error, isFetching, refetch } = usePrivateStreamsQuery(state);
  // What became of them while the line was down was told to nobody here.
  useLineUp(() => void refetch());
  const content = () => {
    if (data?.length) return data.map((session) => <Row key={session._id} session={session} />);
    if (data) return <Text tone="muted">{t(`private.empty.${state}`)}</Text>;
    if (error) return <LoadFailure isPart error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    return <SkeletonText lines={3} />;
  };
  return (
    <Card>
      <CardTitle>{t(`private.lists.${state}`)}</CardTitle>
      <Stack gap={2}>{content()}</Stack>
    </Card>
  );
}

function Row({ session }: { session: PrivateStream }) {
  const { statusOf } = usePrivateWords();
  const terms = usePrivateTerms(session);
  const isHers = useCurrentUser()?._id === session.performer._id;
  const other = isHers ? session.fan : session.performer;
  return (
    <ListRow
      start={<Avatar name={other.name} url={other.avatarUrl} size="md" />}
      title={other.name}
      isStacking
      subtitle={
        <Dots>
          <span>{statusOf(session)}</span>
          {terms}
        </Dots>
      }
      end={<RowEnd session={session} isHers={isHers} />}
    />
  );
}

function RowEnd({ session, isHers }: { session: PrivateStream; isHers: boolean }) {
  const { t } = useTranslation('live');
  if (session.status === 'requested')
    return isHers ? <AnswerButtons session={session} /> : <EndPrivate session={session} />;
  const ended = hasReceipt(session) ? 'private.receipt.show' : 'private.notice.show';
  return (
    <ButtonLink to={paths.privateStream(session._id)}>
      {t(session.status === 'ended' ? ended : 'private.enter')}
    </ButtonLink>
  );
}
