import Images from 'lucide-react/icons/images';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { useTranslation } from '@barg/runtime/i18n';
import { ItemCard } from '../../../entities/item/components/item-card.tsx';
import { ItemList } from '../../../entities/item/components/item-list.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { usePages } from '../../../shared/page/use-pages.ts';
import { videoThumbnail } from '../../../entities/video/video-thumbnail.ts';
import { useFoundGalleriesInfiniteQuery, useFoundVideosInfiniteQuery } from '../api/found-items.ts';
import { NothingFound } from './nothing-found.tsx';

export function FoundGalleries({ words }: { words: string }) {
  const { t } = useTranslation('feed');
  return (
    <ItemList
      name={`galleries:${words}`}
      pages={usePages(useFoundGalleriesInfiniteQuery(words))}
      empty={<NothingFound words={words} />}
    >
      {(gallery) => (
        <ItemCard
          key={gallery._id}
          item={{ ...gallery, picture: gallery.cover }}
          to={paths.gallery(gallery._id)}
          kind={t('kinds.gallery')}
          icon={Images}
        />
      )}
    </ItemList>
  );
}

export function FoundVideos({ words }: { words: string }) {
  const { t } = useTranslation('feed');
  return (
    <ItemList
      name={`videos:${words}`}
      pages={usePages(useFoundVideosInfiniteQuery(words))}
      empty={<NothingFound words={words} />}
    >
      {(video) => (
        <ItemCard
          key={video._id}
          item={{ ...video, picture: videoThumbnail(video) }}
          to={paths.video(video._id)}
          kind={t('kinds.video')}
          icon={Clapperboard}
        />
      )}
    </ItemList>
  );
}
