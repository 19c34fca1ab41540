import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import type { Follower } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAddressFilters } from '@barg/session/address-filters';
import {
  Avatar,
  ButtonLink,
  Card,
  EmptyState,
  Handle,
  ListRow,
  Skeleton,
  Stack,
  Text,
  Time,
  useFormat,
} from '@barg/ui-kit';
import { SearchFilter } from '@barg/ui-kit/fields';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { wordsOf } from '../../../shared/use-list-filter.ts';
import { useFollowersInfiniteQuery } from '../api/followers.ts';

/** Who follows her: how many, who they are, and since when. Nobody else is told. */
export function OwnFollowers() {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const filters = useAddressFilters(['q']);
  const q = wordsOf(filters.get('q'));
  const query = useFollowersInfiniteQuery({ q }, { refetchOnMountOrArgChange: true });
  const followers = query.currentData?.pages.flatMap((page) => page.data);
  const total = query.currentData?.pages[0]?.total;
  const action = <ButtonLink to={paths.newPost}>{t('studio.newPost')}</ButtonLink>;
  const empty =
    q === '' ? (
      <EmptyState icon={Users} title={t('followers.empty')} action={action} />
    ) : (
      <EmptyState icon={SearchX} title={t('followers.nothingFound')} />
    );
  return (
    <Card padding="none" aria-label={t('followers.title')}>
      <CardHead>
        <Stack gap={3}>
          <SearchFilter
            label={t('followers.search')}
            value={filters.get('q')}
            onChange={(words) => filters.set('q', words)}
          />
          {query.isFetching && total === undefined && <Skeleton width={96} height={24} />}
          {total !== undefined && total > 0 && (
            <Text tone="muted" role="status">
              {t('followers.count', { count: total, amount: format.number(total) })}
            </Text>
          )}
        </Stack>
      </CardHead>
      <OwnList query={query} items={followers} empty={empty}>
        {followers?.map((follower) => (
          <li key={follower._id}>
            <FollowerRow follower={follower} />
          </li>
        ))}
      </OwnList>
    </Card>
  );
}

function FollowerRow({ follower: { name, username, avatarUrl, followedAt } }: { follower: Follower }) {
  return (
    <ListRow
      start={<Avatar name={name} url={avatarUrl} size="md" />}
      title={name}
      subtitle={username && <Handle username={username} />}
      end={
        <Text as="span" size="caption" tone="faint">
          <Time value={followedAt} />
        </Text>
      }
    />
  );
}
