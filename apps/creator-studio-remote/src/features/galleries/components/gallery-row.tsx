import { memo, Suspense } from 'react';
import type { OwnGallery } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Inline, lazyPart, Text, useFormat, SMALL_PART, UserLine } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { AudienceBadge } from '../../../shared/audience-badge.tsx';
import { ChoosableAudience, ChoosableFigures, ChoosableRow } from '../../../shared/choosable-row.styles.ts';
import { FilesState } from '../../../shared/files-state.tsx';
import { RowTitle } from '../../../shared/item-row.styles.ts';
import { RowThumbnail } from '../../../shared/row-thumbnail.tsx';
import { SalesFigures } from '../../../shared/sales-figures.tsx';
import { PublishState } from '../../../shared/times/publish-state.tsx';
import { paths } from '../../../shared/paths.ts';

const GalleryMenu = lazyPart(async () => ({ default: (await import('./gallery-menu.tsx')).GalleryMenu }), SMALL_PART);

interface GalleryRowProps {
  gallery: OwnGallery;
  isChosen: boolean;
  onChoose: (galleryId: string, isChosen: boolean) => void;
  onDeleted: (galleryIds: readonly string[]) => void;
}

/** One of her galleries: its cover, how many photos it has and how far they are, who sees it. */
export const GalleryRow = memo(function GalleryRow({ gallery, isChosen, onChoose, onDeleted }: GalleryRowProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { cover, photoCount: count } = gallery;
  return (
    <ChoosableRow>
      <Checkbox
        label=""
        aria-label={t('galleries.choose', { name: gallery.title })}
        checked={isChosen}
        onChange={(event) => onChoose(gallery._id, event.target.checked)}
      />
      <RowThumbnail file={cover} />
      <div>
        <RowTitle to={paths.editGallery(gallery._id)}>
          <UserLine as={Text} weight="medium" clamp={1} text={gallery.title} />
        </RowTitle>
        <Inline gap={2}>
          <PublishState work={gallery} />
          <FilesState isPreparing={gallery.processingCount > 0} hasFailed={gallery.failedCount > 0} />
        </Inline>
      </div>
      <ChoosableFigures>
        <bdi>{t('galleries.photoCount', { count, amount: format.number(count) })}</bdi>
        <SalesFigures price={gallery.price} sales={gallery} />
      </ChoosableFigures>
      <ChoosableAudience>
        <AudienceBadge audience={gallery.audience} price={gallery.price} />
      </ChoosableAudience>
      <Suspense fallback={null}>
        <GalleryMenu gallery={gallery} onDeleted={onDeleted} />
      </Suspense>
    </ChoosableRow>
  );
});
