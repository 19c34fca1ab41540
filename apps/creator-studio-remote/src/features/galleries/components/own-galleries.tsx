import Images from 'lucide-react/icons/images';
import SearchX from 'lucide-react/icons/search-x';
import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState, lazyPart } from '@barg/ui-kit';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useChosen } from '../../../shared/use-chosen.ts';
import { useListFilter, wordsOf } from '../../../shared/use-list-filter.ts';
import { useOwnGalleriesInfiniteQuery } from '../api/galleries.ts';
import { useProcessingGalleries } from '../hooks/use-processing-galleries.ts';
import { CHOICES, GalleryFilters, searchOf, type GalleryFilter } from './gallery-filters.tsx';
import { GalleryRow } from './gallery-row.tsx';

const ChosenGalleries = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "chosen" */ './chosen-galleries.tsx')).ChosenGalleries,
}));

/** All her galleries, the newest first: found, filtered, and changed several at a time. */
export function OwnGalleries() {
  const { t } = useTranslation('creator-studio');
  const [filter, setFilter] = useListFilter<GalleryFilter>(CHOICES);
  const q = wordsOf(filter.typed);
  const search = searchOf(q, filter);
  const { chosen, choose, forget } = useChosen(search);
  const query = useOwnGalleriesInfiniteQuery(search);
  const galleries = query.currentData?.pages.flatMap((page) => page.data);
  useProcessingGalleries(galleries, query.refetch);

  const action = <ButtonLink to={paths.newGallery}>{t('galleries.new')}</ButtonLink>;
  const isFiltered = q !== '' || filter.audience !== '' || filter.status !== '';
  const empty = isFiltered ? (
    <EmptyState icon={SearchX} title={t('galleries.nothingFound')} />
  ) : (
    <EmptyState icon={Images} title={t('galleries.empty')} action={action} />
  );
  return (
    <Card padding="none" aria-label={t('galleries.title')}>
      <CardHead>
        <GalleryFilters filter={filter} onChange={setFilter} />
        {chosen.length > 0 && (
          <Suspense fallback={null}>
            <ChosenGalleries galleryIds={chosen} onForget={forget} />
          </Suspense>
        )}
      </CardHead>
      <OwnList query={query} items={galleries} empty={empty}>
        {galleries?.map((gallery) => (
          <GalleryRow
            key={gallery._id}
            gallery={gallery}
            isChosen={chosen.includes(gallery._id)}
            onChoose={choose}
            onDeleted={forget}
          />
        ))}
      </OwnList>
    </Card>
  );
}
