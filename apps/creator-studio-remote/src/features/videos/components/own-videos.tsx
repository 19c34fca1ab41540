import Clapperboard from 'lucide-react/icons/clapperboard';
import SearchX from 'lucide-react/icons/search-x';
import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState, lazyPart } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useChosen } from '../../../shared/use-chosen.ts';
import { useListFilter, wordsOf } from '../../../shared/use-list-filter.ts';
import { useOwnVideosInfiniteQuery } from '../api/videos.ts';
import { CHOICES, searchOf, VideoFilters, type VideoFilter } from './video-filters.tsx';
import { VideoRow } from './video-row.tsx';

const ChosenVideos = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "chosen" */ './chosen-videos.tsx')).ChosenVideos,
}));

/** All her videos, the newest first: found, filtered, and changed several at a time. */
export function OwnVideos() {
  const { t } = useTranslation('creator-studio');
  const [filter, setFilter] = useListFilter<VideoFilter>(CHOICES);
  const q = wordsOf(filter.typed);
  const search = searchOf(q, filter);
  const { chosen, choose, forget } = useChosen(search);
  const query = useOwnVideosInfiniteQuery(search);
  const videos = query.currentData?.pages.flatMap((page) => page.data);

  const isFiltered = q !== '' || filter.audience !== '' || filter.status !== '';
  const action = <ButtonLink to={paths.newVideo}>{t('videos.new')}</ButtonLink>;
  const empty = isFiltered ? (
    <EmptyState icon={SearchX} title={t('videos.nothingFound')} />
  ) : (
    <EmptyState icon={Clapperboard} title={t('videos.empty')} action={action} />
  );
  return (
    <Card padding="none" aria-label={t('videos.title')}>
      <CardHead>
        <VideoFilters filter={filter} onChange={setFilter} />
        {chosen.length > 0 && (
          <Suspense fallback={null}>
            <ChosenVideos videoIds={chosen} onForget={forget} />
          </Suspense>
        )}
      </CardHead>
      <OwnList query={query} items={videos} empty={empty}>
        {videos?.map((video) => (
          <VideoRow
            key={video._id}
            video={video}
            isChosen={chosen.includes(video._id)}
            onChoose={choose}
            onDeleted={forget}
          />
        ))}
      </OwnList>
    </Card>
  );
}
