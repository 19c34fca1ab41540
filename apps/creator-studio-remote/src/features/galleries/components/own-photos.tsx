import Images from 'lucide-react/icons/images';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState } from '@barg/ui-kit';
import { ChosenBar } from '../../../shared/chosen-bar.tsx';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useChosen } from '../../../shared/use-chosen.ts';
import { useListFilter, wordsOf } from '../../../shared/use-list-filter.ts';
import { useGalleryChoicesQuery } from '../api/galleries.ts';
import { useOwnPhotosInfiniteQuery } from '../api/photos.ts';
import { useDeletePhotos } from '../hooks/use-delete-photos.ts';
import { useProcessingPhotos } from '../hooks/use-processing-photos.ts';
import { CHOICES, PhotoFilters, type PhotoFilter } from './photo-filters.tsx';
import { PhotoRow } from './photo-row.tsx';

/** All her photos, the newest first: found, filtered, and taken away several at a time. */
export function OwnPhotos() {
  const { t } = useTranslation('creator-studio');
  const { data: galleries, isError } = useGalleryChoicesQuery();
  const [filter, setFilter] = useListFilter<PhotoFilter>({
    ...CHOICES,
    galleryId: isError ? undefined : galleries?.data.map(({ _id }) => _id),
  });
  const deletePhotos = useDeletePhotos();
  const { galleryId, audience, status } = filter;
  const q = wordsOf(filter.typed);
  const search = {
    ...(q && { q }),
    ...(galleryId && { galleryId }),
    ...(audience && { audience }),
    ...(status && { status }),
  };
  const { chosen, choose, forget } = useChosen(search);
  const query = useOwnPhotosInfiniteQuery(search);
  const photos = query.currentData?.pages.flatMap((page) => page.data);
  useProcessingPhotos(photos);

  const isFiltered = Object.keys(search).length > 0;
  const action = <ButtonLink to={paths.galleries}>{t('galleries.all')}</ButtonLink>;
  const empty = isFiltered ? (
    <EmptyState icon={SearchX} title={t('photos.nothingFound')} />
  ) : (
    <EmptyState icon={Images} title={t('photos.empty')} action={action} />
  );
  return (
    <Card padding="none" aria-label={t('photos.title')}>
      <CardHead>
        <PhotoFilters filter={filter} onChange={setFilter} />
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
