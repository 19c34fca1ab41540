import UserCheck from 'lucide-react/icons/user-check';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages } from '@barg/session';
import {
  Avatar,
  Button,
  Dots,
  EmptyState,
  ErrorState,
  InfiniteList,
  ListRow,
  SkeletonText,
  UserWords,
  useFormat,
} from '@barg/ui-kit';
import { useRestrictedViewersInfiniteQuery, type RestrictedViewer } from '../../api/order.ts';
import { useLifting } from '../../hooks/use-lifting.ts';

/** Who is muted or banned now, and the way back. */
export function PeopleTab({ streamId }: { streamId: string }) {
  const { t } = useTranslation('live');
  const query = useRestrictedViewersInfiniteQuery(streamId, { refetchOnMountOrArgChange: true });
  const people = (query.data?.pages ?? []).flatMap(({ data }) => data);
  if (query.isLoading) return <SkeletonText lines={5} />;
  if (query.isError && people.length === 0)
    return <ErrorState message={query.error.message || undefined} onRetry={() => void query.refetch()} />;
  if (people.length === 0) return <EmptyState icon={UserCheck} title={t('chat.order.nobody')} />;
  return (
    <InfiniteList {...nextPages(query)}>
      {people.map((restricted) => (
        <Restricted key={restricted.user._id} streamId={streamId} restricted={restricted} />
      ))}
    </InfiniteList>
  );
}

function Restricted({ streamId, restricted }: { streamId: string; restricted: RestrictedViewer }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const { lift, isLifting } = useLifting(streamId);
  const { user, by, kind, reason, until } = restricted;
  return (
    <ListRow
      start={<Avatar name={user.name} url={user.avatarUrl} />}
      title={user.name}
      isStacking
      subtitle={
        <Dots>
          <span>{t(kind === 'mute' ? 'chat.order.isMuted' : 'chat.order.isBanned')}</span>
          <span>{until ? t('chat.order.until', { time: format.dateTime(until) }) : t('chat.order.forever')}</span>
          <span>{t('chat.order.by', { name: by.name })}</span>
          {reason && <UserWords text={reason} isLinked={false} />}
        </Dots>
      }
      end={
        <Button size="sm" isLoading={isLifting} onClick={() => void lift(user)}>
          {t('chat.order.undo')}
        </Button>
      }
    />
  );
}
