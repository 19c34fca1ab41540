import { lazy, Suspense } from 'react';
import type { Gallery } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Picture, Text, Time, useFormat } from '@barg/ui-kit';
import { AudienceBadge } from '../../../shared/audience-badge.tsx';
import { RowAudience, RowFigures, RowPicture, RowRoot, RowTitle } from '../../../shared/item-row.styles.ts';
import { paths } from '../../../shared/paths.ts';

const GalleryMenu = lazy(() =>
  import('./gallery-menu.tsx').then(({ GalleryMenu: component }) => ({ default: component })),
);

/** One of her galleries: its cover, how many photos it has, who sees it. */
export function GalleryRow({ gallery }: { gallery: Gallery }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { cover, photoCount: count } = gallery;
  return (
    <RowRoot>
      <RowPicture>
        {cover && <Picture source={cover.thumbnails} thumbhash={cover.thumbhash} alt="" ratio={4 / 3} sizes="64px" />}
      </RowPicture>
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
      <RowFigures>
        <bdi>{t('galleries.photoCount', { count, amount: format.number(count) })}</bdi>
      </RowFigures>
      <RowAudience>
        <AudienceBadge audience={gallery.audience} price={gallery.price} />
      </RowAudience>
      <Suspense fallback={null}>
        <GalleryMenu gallery={gallery} />
      </Suspense>
    </RowRoot>
  );
}
