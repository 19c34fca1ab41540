import UserCheck from 'lucide-react/icons/user-check';
import type { BlockedUser } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages, toQueryError } from '@barg/session';
import {
  Avatar,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Handle,
  InfiniteList,
  ListRow,
  Skeleton,
  useToast,
} from '@barg/ui-kit';
import { useBlockedPeopleInfiniteQuery, useUnblockPersonMutation } from './api/blocks.ts';

const LIST_HEIGHT = 180;

function BlockedRow({ person }: { person: BlockedUser }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [unblock, { isLoading }] = useUnblockPersonMutation();
  const { _id, name, username, avatarUrl } = person;
  const handleClick = async (): Promise<void> => {
    try {
      await unblock(_id).unwrap();
      toast(t('blocked.unblocked', { name }), { tone: 'success' });
    } catch (failure) {
      toast(toQueryError(failure).message || t('shell:errors.default'), { tone: 'danger' });
    }
  };
  return (
    <ListRow
      start={<Avatar name={name} url={avatarUrl} />}
      title={name}
      subtitle={username ? <Handle username={username} /> : undefined}
      end={
        <Button size="sm" isLoading={isLoading} onClick={() => void handleClick()}>
          {t('blocked.unblock')}
        </Button>
      }
    />
  );
}

/** The blocked accounts, with buttons to unblock. */
export default function BlockedSection() {
  const { t } = useTranslation('account');
  const query = useBlockedPeopleInfiniteQuery();
  const { data, error, isFetching, refetch } = query;
  if (error && !data) {
    return (
      <ErrorState
        message={toQueryError(error).message || undefined}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton height={LIST_HEIGHT} radius="card" />;
  const people = data.pages.flatMap((page) => page.data);
  if (people.length === 0) {
    return (
      <EmptyState icon={UserCheck} title={t('blocked.empty')}>
        {t('blocked.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <Card as="div" padding="none">
      <InfiniteList {...nextPages(query)}>
        <ul aria-label={t('sections.blocked')}>
          {people.map((person) => (
            <li key={person._id}>
              <BlockedRow person={person} />
            </li>
          ))}
        </ul>
      </InfiniteList>
    </Card>
  );
}
