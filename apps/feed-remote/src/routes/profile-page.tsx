import { Suspense } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from '@barg/runtime/router';
import { lazyPart } from '@barg/ui-kit';
import { PostsTab } from '../features/profile/components/posts-tab.tsx';
import { ASSET_TABS, Profile } from '../features/profile/components/profile.tsx';
import { TileSkeletons } from '../shared/tiles/tiles.tsx';
import { paths } from '../shared/page/paths.ts';

const AssetTiles = lazyPart(() => import('../features/profile/components/asset-tiles.tsx'));

/** Notices link to a profile with the item in the query: it redirects to the item's page. */
const useNamedItem = (): string | null => {
  const [query] = useSearchParams();
  const named = { feed: paths.post, gallery: paths.gallery, video: paths.video, product: paths.product };
  for (const [type, pathOf] of Object.entries(named)) {
    const id = query.get(type);
    if (id) return pathOf(id);
  }
  return null;
};

/** `/:username` and below it `/photos`, `/videos`, `/galleries`, `/shop`. */
export function ProfilePage() {
  const { username = '' } = useParams();
  const tab = useLocation().pathname.split('/')[2];
  const kind = ASSET_TABS.find((asset) => asset === tab);
  const item = useNamedItem();
  if (item) return <Navigate to={item} replace />;
  return (
    <Profile key={username} username={username} tab={kind}>
      {kind ? (
        <Suspense fallback={<TileSkeletons />}>
          <AssetTiles key={kind} kind={kind} username={username} />
        </Suspense>
      ) : (
        <PostsTab username={username} />
      )}
    </Profile>
  );
}
