import { Suspense, useRef } from 'react';
import type { GalleryView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import {
  Card,
  Divider,
  Heading,
  lazyPart,
  Picture,
  Stack,
  Time,
  useFormat,
  UserText,
  UserLine,
  usePageTitle,
} from '@barg/ui-kit';
import { frameRatio } from '../../../entities/media/frame-ratio.ts';
import { MediaItem } from '../../../entities/media/components/media-item.tsx';
import { Moving } from '../../../entities/media/components/moving.tsx';
import { EnlargeButton } from '../../../entities/media/viewer/enlarge-button.ts';
import { useViewer } from '../../../entities/media/viewer/use-viewer.ts';
import { ViewerPlace } from '../../../entities/media/viewer/viewer-place.tsx';
import { LockedItem } from '../../../entities/media/components/locked-item.tsx';
import { useFreshMedia } from '../../../entities/media/hooks/use-fresh-media.ts';
import { useIsOut } from '../../../entities/item/hooks/use-is-out.ts';
import { ItemPage } from '../../../entities/item/components/item-page.tsx';
import { shownItem } from '../../../entities/item/shown-item.ts';
import { ReportMenu } from '../../../entities/moderation/components/report-menu.tsx';
import { PerformerByline } from '../../../entities/performer/components/performer-byline.tsx';
import { useGalleryQuery } from '../../../entities/gallery/api/gallery.ts';
import { Photo, Wall } from './gallery.styles.ts';
import { ItemActions } from '../../../entities/reaction/components/item-actions.tsx';

const Comments = lazyPart(() => import('../../../entities/comment/components/comments.tsx'));

function Photos({ gallery }: { gallery: GalleryView }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const refresh = useFreshMedia('Gallery', gallery._id);
  const { photos, title } = gallery;
  const viewer = useViewer();
  const place = (index: number): string =>
    t('gallery.photoOf', { title, index: format.number(index + 1), total: format.number(photos.length) });
  // The performer's alternative text is better than the index.
  const items = photos.map((file, index) => ({ file, alt: file.alt || place(index), words: file }));
  return (
    <Wall onErrorCapture={refresh}>
      {items.map(({ file, alt }, index) => (
        <Photo key={file._id}>
          {file.thumbnails ? (
            <Moving file={file}>
              {(motion) => (
                <EnlargeButton type="button" $isRound title={t('media.enlarge')} onClick={() => viewer.open(index)}>
                  <Picture
                    source={file.thumbnails}
                    motion={motion}
                    thumbhash={file.thumbhash}
                    alt={alt}
                    sizes="(min-width: 768px) 305px, calc(100vw - 40px)"
                    radius="tile"
                    priority={index === 0 ? 'high' : 'lazy'}
                  />
                </EnlargeButton>
              )}
            </Moving>
          ) : (
            <MediaItem file={file} alt={alt} ratio={frameRatio(file)} />
          )}
        </Photo>
      ))}
      <ViewerPlace control={viewer} label={title} items={items} />
    </Wall>
  );
}

/** What others do about a gallery, once it is there for them. */
function Reactions({ gallery }: { gallery: GalleryView }) {
  const comments = useRef<HTMLDivElement>(null);
  const { _id: id, performer, isLocked } = gallery;
  return (
    <Card as="div" padding="none">
      <ItemActions
        type="gallery"
        item={gallery}
        onComments={() => comments.current?.scrollIntoView({ block: 'nearest' })}
      />
      <Divider />
      <div ref={comments}>
        <Suspense fallback={null}>
          <Comments about={{ type: 'gallery', id, performer }} isLocked={isLocked} />
        </Suspense>
      </div>
    </Card>
  );
}

function GalleryArticle({ gallery }: { gallery: GalleryView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOut = useIsOut(gallery);
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
        <UserLine as={Heading} level={1} text={title} />
        {description && <UserText text={description} />}
      </Stack>
      {isLocked ? (
        <Card as="div" padding="none">
          <LockedItem type="gallery" item={gallery} file={gallery.cover} photoCount={count} />
        </Card>
      ) : (
        <Photos gallery={gallery} />
      )}
      {isOut && <Reactions gallery={gallery} />}
    </Stack>
  );
}

/** A gallery with all its photos, or its preview while it is locked. */
export function Gallery({ galleryId }: { galleryId: string }) {
  const query = useGalleryQuery(galleryId);
  usePageTitle(shownItem(query)?.title);
  return <ItemPage query={query}>{(gallery) => <GalleryArticle gallery={gallery} />}</ItemPage>;
}
