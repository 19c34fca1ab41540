import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Rows3 from 'lucide-react/icons/rows-3';
import { useTranslation } from '@barg/runtime/i18n';
import { useAddressFilters } from '@barg/session/address-filters';
import { EmptyState, IconButton } from '@barg/ui-kit';
import { PostList } from '../../../entities/post/components/post-list.tsx';
import { usePostPages } from '../../../entities/post/hooks/use-post-pages.ts';
import { Refresh } from '../../../shared/refresh/refresh.tsx';
import { TilesHead } from '../../../shared/tiles/tiles.styles.ts';
import { PostTiles } from './post-tiles.tsx';

const icons = { grid: Grid3x3, list: Rows3 };
const VIEWS = ['grid', 'list'] as const;
type View = (typeof VIEWS)[number];

/** Stands in the address, so that a reload and the way back from a post keep it. */
function useView(): [View, (next: View) => void] {
  const { get, set } = useAddressFilters<'view'>();
  return [get('view') === 'list' ? 'list' : 'grid', (next) => set('view', next === 'list' ? next : '')];
}

/** Posts as squares or as cards. */
export function PostsTab({ username }: { username: string }) {
  const { t } = useTranslation('feed');
  const { refresh, isRefreshing } = usePostPages({ from: 'performer', username });
  const [view, setView] = useView();
  return (
    <>
      <TilesHead role="group" aria-label={t('profile.view.label')}>
        {VIEWS.map((each) => (
          <IconButton
            key={each}
            icon={icons[each]}
            size="sm"
            label={t(`profile.view.${each}`)}
            tone={view === each ? 'brand' : 'neutral'}
            isPressed={view === each}
            onClick={() => setView(each)}
          />
        ))}
        <Refresh refresh={refresh} isRefreshing={isRefreshing} />
      </TilesHead>
      {view === 'grid' ? (
        <PostTiles username={username} />
      ) : (
        <PostList source={{ from: 'performer', username }} empty={<EmptyState title={t('profile.empty.posts')} />} />
      )}
    </>
  );
}
