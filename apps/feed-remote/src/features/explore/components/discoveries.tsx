import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ChipLink, lazyPart, Stack } from '@barg/ui-kit';
import { ChipRow } from '../../../shared/chips/chip-row.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { NoPosts } from '../../../entities/post/components/no-posts.tsx';
import { PostSkeletons } from '../../../entities/post/components/post-skeleton.tsx';
import { PostList } from '../../../entities/post/components/post-list.tsx';
import { useSitePromosQuery } from '../../../entities/promo/api/site-promos.ts';
import { Promos } from '../../../entities/promo/components/promos.tsx';
import { useTopicsQuery } from '../api/topics.ts';
import { Topics } from './topics.tsx';

const Gathered = lazyPart(() => import('./gathered.tsx'));

const TABS = [
  { id: 'trending', to: paths.explore },
  { id: 'new', to: paths.newest },
  { id: 'photos', to: `${paths.explore}?tab=photos` },
  { id: 'creators', to: paths.creators },
] as const;

/** The explore page without a query. */
export function Discoveries({ tab }: { tab: string | null }) {
  const { t } = useTranslation('feed');
  // Shown together with the list below it, which would shift otherwise.
  const isLoading = [useSitePromosQuery().isLoading, useTopicsQuery().isLoading].includes(true);
  const current = TABS.find(({ id }) => id === tab)?.id ?? 'trending';
  return (
    <>
      {isLoading && <PostSkeletons />}
      <div hidden={isLoading}>
        <Stack gap={6}>
          <Promos />
          <Topics />
          <Stack gap={4}>
            <ChipRow as="nav" aria-label={t('explore.tabs.label')} current={current}>
              {TABS.map(({ id, to }) => (
                <ChipLink key={id} to={to} isSelected={id === current}>
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
