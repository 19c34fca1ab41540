import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ChipLink, lazyPart, Stack } from '@barg/ui-kit';
import { ChipRow } from '../../../shared/chips/chip-row.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { NoPosts } from '../../../entities/post/components/no-posts.tsx';
import { PostSkeletons } from '../../../entities/post/components/post-skeleton.tsx';
import { PostList } from '../../../entities/post/components/post-list.tsx';
import { useSitePromos } from '../../../entities/promo/hooks/use-site-promos.ts';
import { Promos } from '../../../entities/promo/components/promos.tsx';
import { useTopicsQuery } from '../api/topics.ts';
import { EXPLORE_TABS, type ExploreTab } from '../hooks/use-search.ts';
import { Topics } from './topics.tsx';

const Gathered = lazyPart(() => import('./gathered.tsx'));

const ADDRESSES: Record<ExploreTab, string> = {
  trending: paths.explore,
  new: paths.newest,
  photos: `${paths.explore}?tab=photos`,
  creators: paths.creators,
};

/** The explore page without a query. */
export function Discoveries({ tab: current }: { tab: ExploreTab }) {
  const { t } = useTranslation('feed');
  // Shown together with the list below it, which would shift otherwise.
  const isLoading = [useSitePromos().isLoading, useTopicsQuery().isLoading].includes(true);
  return (
    <>
      {isLoading && <PostSkeletons />}
      <div hidden={isLoading}>
        <Stack gap={6}>
          <Promos />
          <Topics />
          <Stack gap={4}>
            <ChipRow as="nav" aria-label={t('explore.tabs.label')} current={current}>
              {EXPLORE_TABS.map((id) => (
                <ChipLink key={id} to={ADDRESSES[id]} isSelected={id === current}>
                  {t(`explore.tabs.${id}`)}
                </ChipLink>
              ))}
            </ChipRow>
            {current === 'creators' || current === 'photos' ? (
              <Suspense fallback={null}>
                <Gathered tab={current} />
              </Suspense>
            ) : (
              <PostList
                key={current}
                source={{ from: current === 'new' ? 'landing' : 'trending' }}
                empty={<NoPosts />}
              />
            )}
          </Stack>
        </Stack>
      </div>
    </>
  );
}
