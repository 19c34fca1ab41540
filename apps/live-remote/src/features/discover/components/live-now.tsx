import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Avatar, Button, SkeletonCircle, Text, UserLine } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useLiveStreamsQuery } from '../api/live-streams.ts';
import { NowLink, NowList, NowNote } from './live-now.styles.ts';

const AVATAR_PX = 48;

/** The avatars of live performers, or the empty state, for slots: one row of a fixed height. */
export function LiveNow() {
  const { t } = useTranslation('live');
  const { data, error, isFetching, refetch } = useLiveStreamsQuery();
  if (error && !data) {
    return (
      <NowNote role="alert">
        <Text tone="muted">{error.message || t('ui:error.title')}</Text>
        <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
          {t('ui:retry')}
        </Button>
      </NowNote>
    );
  }
  if (!data) return <SkeletonCircle size={AVATAR_PX} />;
  if (data.data.length === 0) {
    return (
      <NowNote>
        {/* Three lines are what the row has room for, whatever the language. */}
        <Text tone="muted" clamp={3}>
          {t('list.nobody')}
        </Text>
      </NowNote>
    );
  }
  return <LiveAvatars streams={data.data} />;
}

function LiveAvatars({ streams }: { streams: readonly StreamSummary[] }) {
  const { t } = useTranslation('live');
  return (
    <NowList aria-label={t('list.now')}>
      {streams.map(({ _id, performer }) => (
        <li key={_id}>
          <NowLink to={paths.watch(_id)}>
            <Avatar name={performer.name} url={performer.avatarUrl} size="lg" status="live" />
            <UserLine as={Text} size="caption" clamp={1} text={performer.name} />
          </NowLink>
        </li>
      ))}
    </NowList>
  );
}
