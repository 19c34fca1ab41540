import { memo, Suspense, useDeferredValue } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { LOGIN_PATH } from '@barg/session';
import { ButtonLink, Heading, Inline, lazyPart, usePageTitle } from '@barg/ui-kit';
import { usePerformersQuery } from '../../../entities/performer/api/performers.ts';
import { AfterPaint } from '../../../shared/page/after-paint.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { PostList } from '../../../entities/post/components/post-list.tsx';
import { usePostPages } from '../../../entities/post/hooks/use-post-pages.ts';
import { PostSkeletons } from '../../../entities/post/components/post-skeleton.tsx';
import { NoPosts } from '../../../entities/post/components/no-posts.tsx';
import { useSitePromos } from '../../../entities/promo/hooks/use-site-promos.ts';
import { Promos } from '../../../entities/promo/components/promos.tsx';
import { Refresh } from '../../../shared/refresh/refresh.tsx';
import { MadeHere } from './made-here.tsx';
import { Hero, HeroMessage, HeroTitle, PicturePlace, PromoPlace, Section } from './visitor-landing.styles.ts';

// Not part of the first load; the content below waits for it, as for the promos.
const loadFacts = () => import('./landing-facts.tsx');
const LandingFacts = lazyPart(loadFacts);
const Discover = lazyPart(async () => ({ default: (await loadFacts()).Discover }));

function RefreshLanding() {
  const { refresh, isRefreshing } = usePostPages({ from: 'landing' });
  return <Refresh refresh={refresh} isRefreshing={isRefreshing} />;
}

/** Whether the content below the hero is loading. It renders in a transition, so that input is handled meanwhile. */
function useIsAwaited(): boolean {
  const { isLoading } = useSitePromos();
  // Loaded in parallel with the promos and shown with them, because promos that come later would shift it.
  usePerformersQuery({ from: 'top' });
  usePostPages({ from: 'landing' });
  return useDeferredValue(isLoading);
}

function Offers() {
  const { t } = useTranslation('feed');
  return (
    <>
      <PromoPlace>
        <Promos />
      </PromoPlace>
      <Discover />
      <Section>
        <Inline justify="space-between">
          <Heading level={2}>{t('landing.posts')}</Heading>
          <RefreshLanding />
        </Inline>
        <AfterPaint fallback={<PostSkeletons />}>
          <PostList source={{ from: 'landing' }} empty={<NoPosts />} isBelow />
        </AfterPaint>
      </Section>
    </>
  );
}

/** Memoised, so that it does not render again with each answer of the content below. */
const Greeting = memo(function Greeting() {
  const { t } = useTranslation('feed');
  return (
    <Hero>
      <HeroTitle>{t('landing.title')}</HeroTitle>
      <HeroMessage>{t('landing.message')}</HeroMessage>
      <Inline>
        <ButtonLink to={paths.register} variant="primary" size="lg">
          {t('landing.register')}
        </ButtonLink>
        <ButtonLink to={LOGIN_PATH} size="lg">
          {t('landing.logIn')}
        </ButtonLink>
      </Inline>
    </Hero>
  );
});

/** The landing page of guests: what the site is, its content, prices, and performers. */
export function VisitorLanding() {
  const isAwaited = useIsAwaited();
  usePageTitle('');
  return (
    <>
      <Greeting />
      <PicturePlace>
        <MadeHere />
      </PicturePlace>
      <Suspense fallback={<PostSkeletons />}>
        <LandingFacts />
        {isAwaited ? <PostSkeletons /> : <Offers />}
      </Suspense>
    </>
  );
}
