import type { PerformerProfile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { CountList } from './profile.styles.ts';

/** Counts of the performer's content. Zeros are not shown, except of followers. */
export function ProfileCounts({ performer }: { performer: PerformerProfile }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { postCount, galleryCount, videoCount, followerCount } = performer;
  const counts = [
    { id: 'posts', count: postCount },
    { id: 'galleries', count: galleryCount },
    { id: 'videos', count: videoCount },
    { id: 'followers', count: followerCount },
  ].filter(({ id, count }) => count > 0 || id === 'followers');
  return (
    <CountList>
      {counts.map(({ id, count }) => (
        <li key={id}>
          <strong>
            <bdi>{format.compact(count)}</bdi>
          </strong>{' '}
          {t(`profile.${id}`, { count })}
        </li>
      ))}
    </CountList>
  );
}
