import { Suspense, lazy } from 'react';
import type { GalleryView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, Heading, Picture, Stack, Time, UserText, useFormat } from '@barg/ui-kit';
import { LockedItem } from '../../../shared/media/locked-item.tsx';
import { useFreshMedia } from '../../../shared/media/use-fresh-media.ts';
import { PageSkeleton } from '../../../shared/page/page-skeleton.tsx';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { ReportMenu } from '../../../shared/page/report-menu.tsx';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { PerformerByline } from '../../../shared/performers/components/performer-byline.tsx';
import { useGalleryQuery } from '../../../shared/galleries/api/gallery.ts';
import { Photo, Wall } from './gallery.styles.ts';

const Comments = lazy(() => import('../../../shared/comments/components/comments.tsx'));

function Photos({ gallery }: { gallery: GalleryView }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const refresh = useFreshMedia('Gallery', gallery._id);
  const { photos, title } = gallery;
  return (
    <Wall onErrorCapture={refresh}>
      {photos.map(({ _id, thumbnails, thumbhash }, index) => (
        <Photo key={_id}>
          <Picture
            source={thumbnails}
            thumbhash={thumbhash}
            alt={t('gallery.photoOf', {
              title,
              index: format.number(index + 1),
              total: format.number(photos.length),
            })}
            sizes="(min-width: 768px) 305px, 100vw"
            radius="tile"
            priority={index === 0 ? 'high' : 'lazy'}
          />
        </Photo>
      ))}
    </Wall>
  );
}

/** A gallery with all its photos, or what may be seen of it while it is locked. */
export function Gallery({ galleryId }: { galleryId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: gallery, error, refetch, isFetching } = useGalleryQuery(galleryId);
  usePageTitle(gallery?.title);
  if (error && !gallery) return <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!gallery) return <PageSkeleton />;
  const { performer, title, description, isLocked, photoCount: count } = gallery;
  return (
    <Stack as="article">
      <PerformerByline
        performer={performer}
        menu={
          <ReportMenu
            label={t('feed:gallery.menu')}
            target={{ type: 'gallery', _id: gallery._id, performer }}
            ownerId={performer._id}
          />
        }
      >
        <Time value={gallery.publishedAt} />
        {t('ui:photos', { count, amount: format.number(count) })}
      </PerformerByline>
      <Stack gap={1}>
        <Heading level={1} dir="auto">
          {title}
        </Heading>
        {description && <UserText text={description} />}
      </Stack>
      {isLocked ? (
        <Card as="div" padding="none">
          <LockedItem type="gallery" item={gallery} file={gallery.cover} photoCount={count} />
        </Card>
      ) : (
        <Photos gallery={gallery} />
      )}
      <Card as="div" padding="none">
        <Suspense fallback={null}>
          <Comments about={{ type: 'gallery', id: gallery._id, performer }} isLocked={isLocked} />
        </Suspense>
      </Card>
    </Stack>
  );
}
