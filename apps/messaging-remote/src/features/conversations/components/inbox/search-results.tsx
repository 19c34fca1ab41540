import Search from 'lucide-react/icons/search';
import type { FoundConversation, FoundConversationFound } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages, useCurrentUser } from '@barg/session';
import { Avatar, EmptyState, ErrorState, InfiniteList, ListRow, UserLine } from '@barg/ui-kit';
import { nameOfOther } from '../../../../shared/name-of-other.ts';
import { useThreadPaths } from '../../hooks/use-inbox-address.ts';
import { useFoundConversationsInfiniteQuery } from '../../api/search-conversations.ts';
import type { ConversationTab } from '../../state/listing.ts';
import { ListSkeleton } from './conversation-list.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationTime } from './conversation-time.tsx';
import { Preview, PreviewText, RowEnd } from './inbox.styles.ts';

interface FoundMessageProps {
  conversation: FoundConversation;
  found: NonNullable<FoundConversationFound>;
}

/** A message with the words; leads to its place in the conversation. */
function FoundMessage({ conversation, found }: FoundMessageProps) {
  const { t } = useTranslation('messaging');
  const threadPaths = useThreadPaths();
  const myId = useCurrentUser()?._id;
  const { _id, recipient } = conversation;
  return (
    <li>
      <ListRow
        to={threadPaths.message(_id, found.sequence)}
        start={<Avatar name={recipient.name} url={recipient.avatarUrl} size="lg" />}
        title={nameOfOther(conversation)}
        subtitle={
          <Preview $isUnread={false}>
            {found.senderId === myId && <span>{t('inbox.you')} </span>}
            <UserLine as={PreviewText} text={found.text} isLinked={false} />
          </Preview>
        }
        end={
          <RowEnd>
            <ConversationTime value={found.createdAt} />
          </RowEnd>
        }
      />
    </li>
  );
}

interface SearchResultsProps {
  q: string;
  list: ConversationTab;
  selectedId: string | undefined;
}

/** Conversations with somebody of that name, then messages with the words. */
export default function SearchResults({ q, list, selectedId }: SearchResultsProps) {
  const { t } = useTranslation('messaging');
  const query = useFoundConversationsInfiniteQuery({ q, list });
  const rows = query.currentData?.pages.flatMap((page) => page.data);
  if (query.isError && !rows) {
    return (
      <ErrorState
        message={query.error.message || t('errors.load')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!rows) return <ListSkeleton />;
  if (rows.length === 0) return <EmptyState icon={Search} title={t('inbox.nothingFound')} />;
  return (
    <InfiniteList {...nextPages(query)}>
      <ul>
        {rows.map((row) =>
          row.found ? (
            <FoundMessage key={row.found.messageId} conversation={row} found={row.found} />
          ) : (
            <ConversationRow key={row._id} conversation={row} isSelected={row._id === selectedId} hasMenu={false} />
          ),
        )}
      </ul>
    </InfiniteList>
  );
}
