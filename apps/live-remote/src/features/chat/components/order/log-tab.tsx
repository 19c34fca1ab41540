import ScrollText from 'lucide-react/icons/scroll-text';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages } from '@barg/session';
import {
  Dots,
  EmptyState,
  ErrorState,
  InfiniteList,
  ListRow,
  SkeletonText,
  Time,
  UserWords,
  useFormat,
} from '@barg/ui-kit';
import { useModerationLogInfiniteQuery, type ModerationEntry } from '../../api/order.ts';
import { Sentence } from './log-tab.styles.ts';

/** What was done in her chats: who, what, to whom, when and why. */
export function LogTab() {
  const { t } = useTranslation('live');
  const query = useModerationLogInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const entries = (query.data?.pages ?? []).flatMap(({ data }) => data);
  if (query.isLoading) return <SkeletonText lines={5} />;
  if (query.isError && entries.length === 0)
    return <ErrorState message={query.error.message || undefined} onRetry={() => void query.refetch()} />;
  if (entries.length === 0) return <EmptyState icon={ScrollText} title={t('chat.order.nothing')} />;
  return (
    <InfiniteList {...nextPages(query)}>
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
    </InfiniteList>
  );
}

function Entry({ entry: { act, actor, subject, reason, until, createdAt } }: { entry: ModerationEntry }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  return (
    <ListRow
      isStacking
      title={<Sentence>{t(`chat.order.acts.${act}`, { actor: actor.name, subject: subject?.name ?? '' })}</Sentence>}
      subtitle={
        <Dots>
          <Time value={createdAt} format="relative" />
          {until && <span>{t('chat.order.until', { time: format.dateTime(until) })}</span>}
          {reason && <UserWords text={reason} isLinked={false} />}
        </Dots>
      }
    />
  );
}
