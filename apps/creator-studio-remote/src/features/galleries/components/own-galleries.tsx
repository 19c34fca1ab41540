import Images from 'lucide-react/icons/images';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState } from '@barg/ui-kit';
import { SearchField } from '@barg/ui-kit/fields';
import { CardHead } from '../../../shared/item-list.styles.ts';
import { OwnList } from '../../../shared/own-list.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSettled } from '../../../shared/use-settled.ts';
import { useOwnGalleriesInfiniteQuery } from '../api/galleries.ts';
import { GalleryRow } from './gallery-row.tsx';

/** All her galleries, the newest first, found by their words. */
export function OwnGalleries() {
  const { t } = useTranslation('creator-studio');
  const [typed, setTyped] = useState('');
  const words = useSettled(typed.trim().slice(0, 100));
  return (
    <Card padding="none" aria-label={t('galleries.title')}>
      <CardHead>
        <SearchField label={t('galleries.search')} value={typed} onChange={setTyped} />
      </CardHead>
      <GalleriesBody words={words} />
    </Card>
  );
}

function GalleriesBody({ words }: { words: string }) {
  const { t } = useTranslation('creator-studio');
  const query = useOwnGalleriesInfiniteQuery(words);
  const galleries = query.currentData?.pages.flatMap((page) => page.data);
  const action = <ButtonLink to={paths.newGallery}>{t('galleries.new')}</ButtonLink>;
  const empty = words ? (
    <EmptyState icon={SearchX} title={t('galleries.nothingFound')} />
  ) : (
    <EmptyState icon={Images} title={t('galleries.empty')} action={action} />
  );
  return (
    <OwnList query={query} items={galleries} empty={empty}>
      {galleries?.map((gallery) => (
        <GalleryRow key={gallery._id} gallery={gallery} />
      ))}
    </OwnList>
  );
}
