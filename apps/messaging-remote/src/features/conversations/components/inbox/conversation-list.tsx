import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { ButtonLink, EmptyState, ErrorState, InfiniteList, Skeleton } from '@barg/ui-kit';
import { sitePaths } from '../../../../shared/paths.ts';
import { toldWait } from '../../../../shared/told-wait.ts';
import { useConversations } from '../../hooks/use-conversations.ts';
import type { ConversationTab } from '../../state/listing.ts';
import { ConversationRow } from './conversation-row.tsx';
import { RowSkeleton } from './inbox.styles.ts';

export const ListSkeleton = () => (
  <div aria-busy>
    {Array.from({ length: 6 }, (_, row) => (
      <RowSkeleton key={row} gap={3} wrap="nowrap">
        <Skeleton width={48} height={48} radius="circle" />
        <Skeleton height={36} />
      </RowSkeleton>
    ))}
  </div>
);

const EMPTY = {
  unread: 'inbox.allRead',
  requests: 'inbox.noRequests',
  subscribers: 'inbox.noSubscribers',
  'top-spenders': 'inbox.noSpenders',
  muted: 'inbox.noMuted',
  archived: 'inbox.noArchived',
} as const;

/** The empty state of each list. */
function NoConversations({ list }: { list: ConversationTab }) {
  const { t } = useTranslation('messaging');
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  if (list !== 'all') return <EmptyState icon={MessageCircle} title={t(EMPTY[list])} />;
  if (isPerformer) return <EmptyState icon={MessageCircle} title={t('inbox.emptyPerformer')} />;
  const action = <ButtonLink to={sitePaths.explore}>{t('inbox.explore')}</ButtonLink>;
  return <EmptyState icon={MessageCircle} title={t('inbox.empty')} action={action} />;
}

interface ConversationListProps {
  list: ConversationTab;
  selectedId: string | undefined;
}

export function ConversationList({ list, selectedId }: ConversationListProps) {
  const { t } = useTranslation('messaging');
  const { listed, hasMore, requesting, success, error, retry, loadMore } = useConversations(list);
  if (error && listed.length === 0) return <ErrorState message={toldWait(error) || t('errors.load')} onRetry={retry} />;
  if (!success) return <ListSkeleton />;
  if (listed.length === 0) return <NoConversations list={list} />;
  return (
    <InfiniteList hasMore={hasMore} isLoading={requesting} failure={error} onMore={loadMore} onRetry={retry}>
      <ul>
        {listed.map((conversation) => (
          <ConversationRow
            key={conversation._id}
            conversation={conversation}
            isSelected={conversation._id === selectedId}
          />
        ))}
      </ul>
    </InfiniteList>
  );
}
