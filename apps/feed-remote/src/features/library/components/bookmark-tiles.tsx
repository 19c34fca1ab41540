import { useTranslation } from '@barg/runtime/i18n';
import { EmptyState, InfiniteList } from '@barg/ui-kit';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { usePages } from '../../../shared/page/use-pages.ts';
import { PerformerGrid } from '../../../entities/performer/components/performer-tiles.tsx';
import { GalleryTile } from '../../../entities/gallery/components/gallery-tile.tsx';
import { ProductTile } from '../../../entities/product/components/product-tile.tsx';
import { VideoTile } from '../../../entities/video/components/video-tile.tsx';
import { PostTile } from '../../../entities/post/components/post-tile.tsx';
import { Tiles } from '../../../shared/tiles/tiles.tsx';
import {
  useBookmarkedGalleriesInfiniteQuery,
  useBookmarkedPerformersInfiniteQuery,
  useBookmarkedPostsInfiniteQuery,
  useBookmarkedProductsInfiniteQuery,
  useBookmarkedVideosInfiniteQuery,
} from '../api/bookmarks.ts';
import type { LibraryType } from '../library-kinds.ts';

const PLACES = 6;

const useEmpty = (): string => useTranslation('feed').t('library.noneLeft');

const Posts = () => (
  <Tiles name="bookmarks:feed" pages={usePages(useBookmarkedPostsInfiniteQuery())} empty={useEmpty()}>
    {(post) => <PostTile key={post._id} post={post} />}
  </Tiles>
);

const Galleries = () => (
  <Tiles name="bookmarks:gallery" pages={usePages(useBookmarkedGalleriesInfiniteQuery())} empty={useEmpty()}>
    {(gallery) => <GalleryTile key={gallery._id} gallery={gallery} />}
  </Tiles>
);

const Videos = () => (
  <Tiles name="bookmarks:video" pages={usePages(useBookmarkedVideosInfiniteQuery())} empty={useEmpty()}>
    {(video) => <VideoTile key={video._id} video={video} />}
  </Tiles>
);

const Products = () => (
  <Tiles name="bookmarks:product" pages={usePages(useBookmarkedProductsInfiniteQuery())} empty={useEmpty()}>
    {(product) => <ProductTile key={product._id} product={product} />}
  </Tiles>
);

function Performers() {
  const empty = useEmpty();
  const { items, error, refetch, isFetching, more } = usePages(useBookmarkedPerformersInfiniteQuery());
  if (error) return <QueryFailure error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (items?.length === 0) return <EmptyState title={empty} />;
  return (
    <InfiniteList {...more}>
      <PerformerGrid performers={items} places={PLACES} />
    </InfiniteList>
  );
}

const tilesOf: Record<LibraryType, () => React.ReactNode> = {
  feed: Posts,
  gallery: Galleries,
  video: Videos,
  product: Products,
  performer: Performers,
};

/** The bookmarks of one type, shown as in that type's lists: with durations, stock, or follow buttons. */
export function BookmarkTiles({ type }: { type: LibraryType }) {
  const TypeTiles = tilesOf[type];
  return <TypeTiles />;
}
