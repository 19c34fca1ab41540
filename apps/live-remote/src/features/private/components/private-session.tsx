import RadioOff from 'lucide-react/icons/radio-off';
import { useEffect } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useCurrentUser } from '@barg/session';
import { ButtonLink, EmptyState, ErrorState, Heading, PageHeader, Skeleton } from '@barg/ui-kit';
import { useAccessRequest } from '../api/private-requests.ts';
import { useFollowedStream } from '../hooks/use-followed-stream.ts';
import { useReadNotices } from '../hooks/use-read-notices.ts';
import { privateCall } from '../session/private-call.ts';
import { PrivateChat } from './private-chat.tsx';
import { PrivateQuiet } from './private-quiet.tsx';
import { PrivateRoom } from './private-room.tsx';
import { isActive } from './private-status.ts';
import { Stage, StageChat } from '../../../shared/layout/stage.styles.ts';
import { paths } from '../../../shared/paths.ts';

/** Statuses of unknown private streams and malformed ids. */
const UNKNOWN: ReadonlySet<number> = new Set([400, 404, 422]);

/** A private stream for the two, from its request to its receipt. */
export function PrivateSession({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('live');
  const { currentData: session, error, isFetching, refetch } = useFollowedStream(sessionId);
  if (session) return <Session session={session} />;
  if (error && UNKNOWN.has(toQueryError(error).statusCode)) {
    const action = <ButtonLink to={paths.private}>{t('private.toList')}</ButtonLink>;
    return <EmptyState isPage icon={RadioOff} title={t('private.unknown')} action={action} />;
  }
  if (error) {
    return (
      <ErrorState isPage message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return <Skeleton height="320px" radius="card" />;
}

function Session({ session }: { session: PrivateStream }) {
  const { t } = useTranslation('live');
  const isHers = useCurrentUser()?._id === session.performer._id;
  const other = isHers ? session.fan : session.performer;
  useAccessRequest(session.conversationId);
  useReadNotices(paths.privateStream(session._id));
  // An answer tells it as well, where the event was missed.
  useEffect(() => privateCall.noted(session), [session]);
  const title = t('private.with', { name: other.name });
  const heading = (
    <Heading level={1} size="lead">
      {title}
    </Heading>
  );
  return (
    <>
      <title>{title}</title>
      {isActive(session) ? (
        <Stage $kind="watch">
          <PrivateRoom key={session._id} session={session} isHers={isHers} heading={heading} />
          <StageChat>
            <PrivateChat streamId={session._id} />
          </StageChat>
        </Stage>
      ) : (
        <>
          <PageHeader title={title} />
          <PrivateQuiet session={session} isHers={isHers} />
        </>
      )}
    </>
  );
}
