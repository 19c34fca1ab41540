import { useTranslation } from '@barg/runtime/i18n';
import { Avatar, Text } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useLiveStreamsQuery } from '../api/live-streams.ts';
import { NowLink, NowList } from './live-now.styles.ts';

/** Faces of those who are live, wherever another team keeps a place for them; nothing while nobody is. */
export function LiveNow() {
  const { t } = useTranslation('live');
  const { data } = useLiveStreamsQuery();
  if (!data || data.data.length === 0) return null;
  return (
    <NowList aria-label={t('list.now')}>
      {data.data.map(({ _id, performer }) => (
        <li key={_id}>
          <NowLink to={paths.watch(_id)}>
            <Avatar name={performer.name} url={performer.avatarUrl} size="lg" status="live" />
            <Text size="caption" clamp={1} dir="auto">
              {performer.name}
            </Text>
          </NowLink>
        </li>
      ))}
    </NowList>
  );
}
