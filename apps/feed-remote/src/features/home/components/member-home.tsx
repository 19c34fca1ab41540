import { Fragment, Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useSearchParams } from '@barg/runtime/router';
import { useIsStarting } from '@barg/session';
import { ChipLink, Inline, lazyPart, OPTIONAL_PART, usePageTitle } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { NoPosts } from '../../../entities/post/components/no-posts.tsx';
import { usePostPages } from '../../../entities/post/hooks/use-post-pages.ts';
import { PostList } from '../../../entities/post/components/post-list.tsx';
import { FollowingEmpty } from './following-empty.tsx';
import { HomeHeader, HomeTitle } from './home.styles.ts';
import { Refresh } from '../../../shared/refresh/refresh.tsx';
import { StoryRow } from './story-row.tsx';

// Lazy, as the socket, which reports new posts, loads after the first paint too.
const NewPostsPill = lazyPart(() => import(/* webpackChunkName: "news" */ './new-posts-pill.tsx'), OPTIONAL_PART);

type HomeTab = 'following' | 'suggested';

/** The tab is part of the URL, so that going back restores it. */
const useHomeTab = (): HomeTab => (useSearchParams()[0].get('tab') === 'suggested' ? 'suggested' : 'following');

function HomeTabs({ current }: { current: HomeTab }) {
  const { t } = useTranslation('feed');
  return (
    <Inline as="nav" aria-label={t('home.tabs.label')} wrap="nowrap">
      <ChipLink to={paths.home} isSelected={current === 'following'}>
        {t('home.tabs.following')}
      </ChipLink>
      <ChipLink to={paths.suggested} isSelected={current === 'suggested'}>
        {t('home.tabs.suggested')}
      </ChipLink>
    </Inline>
  );
}

function RefreshHome({ tab }: { tab: HomeTab }) {
  const { refresh, isRefreshing } = usePostPages({ from: tab });
  return <Refresh refresh={refresh} isRefreshing={isRefreshing} />;
}

/** The home page of members: live performers, and the newest posts of followed ones. */
export function MemberHome() {
  const { t } = useTranslation('feed');
  const tab = useHomeTab();
  const isStarting = useIsStarting();
  usePageTitle(t('home.title'), tab === 'suggested' ? t('home.tabs.suggested') : undefined);
  return (
    <>
      <HomeHeader>
        <HomeTitle>{t('home.title')}</HomeTitle>
        <Inline wrap="nowrap">
          <HomeTabs current={tab} />
          <RefreshHome tab={tab} />
        </Inline>
      </HomeHeader>
      <StoryRow />
      <Fragment key={tab}>
        {/* For followed performers only: there are no events for others. */}
        {tab === 'following' && !isStarting && (
          <Suspense fallback={null}>
            <NewPostsPill source={{ from: tab }} />
          </Suspense>
        )}
        <PostList source={{ from: tab }} empty={tab === 'following' ? <FollowingEmpty /> : <NoPosts />} />
      </Fragment>
    </>
  );
}
