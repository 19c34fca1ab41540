import Images from 'lucide-react/icons/images';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState, useDebouncedValue } from '@barg/ui-kit';
import { ChosenBar } from '../../../shared/chosen-bar.tsx';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useChosen } from '../../../shared/use-chosen.ts';
import { useOwnPhotosInfiniteQuery } from '../api/photos.ts';
import { useDeletePhotos } from '../hooks/use-delete-photos.ts';
import { useProcessingPhotos } from '../hooks/use-processing-photos.ts';
import { PhotoFilters, type PhotoFilter } from './photo-filters.tsx';
import { PhotoRow } from './photo-row.tsx';

const EVERYTHING: PhotoFilter = { typed: '', galleryId: '', audience: '', status: '' };

/** All her photos, the newest first: found, filtered, and taken away several at a time. */
export function OwnPhotos() {
  const { t } = useTranslation('creator-studio');
  const [filter, setFilter] = useState(EVERYTHING);
  const { chosen, choose, forget, forgetAll } = useChosen();
  const deletePhotos = useDeletePhotos();
  const q = useDebouncedValue(filter.typed.trim().slice(0, 100));
  const { galleryId, audience, status } = filter;
  const query = useOwnPhotosInfiniteQuery({
    ...(q && { q }),
    ...(galleryId && { galleryId }),
    ...(audience && { audience }),
    ...(status && { status }),
  });
  const photos = query.currentData?.pages.flatMap((page) => page.data);
  useProcessingPhotos(photos);

  const handleFilter = (next: PhotoFilter) => {
    // Items that leave the list are deselected, so that no action hits them unseen.
    forgetAll();
    setFilter(next);
  };

  const isFiltered = [q, galleryId, audience, status].some((choice) => choice !== '');
  const action = <ButtonLink to={paths.galleries}>{t('galleries.all')}</ButtonLink>;
  const empty = isFiltered ? (
    <EmptyState icon={SearchX} title={t('photos.nothingFound')} />
  ) : (
    <EmptyState icon={Images} title={t('photos.empty')} action={action} />
  );
  return (
    <Card padding="none" aria-label={t('photos.title')}>
      <CardHead>
        <PhotoFilters filter={filter} onChange={handleFilter} />
        {chosen.length > 0 && <ChosenBar kind="photos" ids={chosen} onForget={forget} deleteAll={deletePhotos} />}
      </CardHead>
      <OwnList query={query} items={photos} empty={empty}>
        {photos?.map((photo) => (
          <PhotoRow
            key={photo._id}
            photo={photo}
            isChosen={chosen.includes(photo._id)}
            onChoose={choose}
            onDeleted={forget}
          />
        ))}
      </OwnList>
    </Card>
  );
}
