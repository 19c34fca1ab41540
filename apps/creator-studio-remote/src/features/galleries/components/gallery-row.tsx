import { Suspense } from 'react';
import type { Gallery } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Text, Time, useFormat, SMALL_PART } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { AudienceBadge } from '../../../shared/audience-badge.tsx';
import { ChoosableAudience, ChoosableFigures, ChoosableRow } from '../../../shared/choosable-row.styles.ts';
import { RowTitle } from '../../../shared/item-row.styles.ts';
import { RowFace } from '../../../shared/row-face.tsx';
import { paths } from '../../../shared/paths.ts';

const GalleryMenu = lazyPart(async () => ({ default: (await import('./gallery-menu.tsx')).GalleryMenu }), SMALL_PART);

interface GalleryRowProps {
  gallery: Gallery;
  isChosen: boolean;
  onChoose: (galleryId: string, isChosen: boolean) => void;
  onDeleted: (galleryIds: readonly string[]) => void;
}

/** One of her galleries: its cover, how many photos it has, who sees it. */
export function GalleryRow({ gallery, isChosen, onChoose, onDeleted }: GalleryRowProps) {
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
      <RowFace file={cover} />
      <div>
        <RowTitle to={paths.editGallery(gallery._id)}>
          <Text as="span" weight="medium" clamp={1} dir="auto">
            {gallery.title}
          </Text>
        </RowTitle>
        <Text size="caption" tone="faint">
          <Time value={gallery.publishedAt} />
        </Text>
      </div>
      <ChoosableFigures>
        <bdi>{t('galleries.photoCount', { count, amount: format.number(count) })}</bdi>
      </ChoosableFigures>
      <ChoosableAudience>
        <AudienceBadge audience={gallery.audience} price={gallery.price} />
      </ChoosableAudience>
      <Suspense fallback={null}>
        <GalleryMenu gallery={gallery} onDeleted={onDeleted} />
      </Suspense>
    </ChoosableRow>
  );
}
