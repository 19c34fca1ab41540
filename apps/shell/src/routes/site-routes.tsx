import { routesAt, type PageLayout } from '@barg/contract';
import { Route, Routes, useLocation } from '@barg/runtime/router';
import { SiteFrame, SiteLayout } from '../layouts/site-layout.tsx';
import { useClosedLayout } from '../site/use-closed-layout.ts';
import { authPages } from '../pages/auth/pages.ts';
import { socialPages } from '../pages/auth/social/pages.ts';
import { sitePages } from '../pages/site/pages.ts';
import { FailedPage } from '../navigation/account-options.tsx';
import { PageAway } from '../remotes/page-away.tsx';
import { RemotePage } from '../remotes/remote-page.tsx';
import type { RemoteRoute } from '../site/remote-routes.ts';
import { useSite } from '../site/site-context.ts';
import { GuardedPage } from '../guards/guarded-page.tsx';
import { lazyPage } from '../loading/lazy-page.tsx';
import type { PlacedPage } from '../guards/placed-page.tsx';
import type { AwayRemote } from '../site/registry.ts';

const ClosedScreen = lazyPage(() => import('../layouts/closed-screen.tsx'));

/** The shell's own. */
export const ownPages: readonly PlacedPage[] = [...authPages, ...socialPages, ...sitePages];

const toPage = (route: RemoteRoute): PlacedPage => ({
  path: route.path,
  layout: route.layout,
  element: (
    <GuardedPage flags={route}>
      <RemotePage remote={route.remote} expose={route.expose} Frame={route.layout === 'own' ? SiteFrame : FailedPage} />
    </GuardedPage>
  ),
});

const toAwayPages = ({ reason, descriptor }: AwayRemote): PlacedPage[] =>
  descriptor.routes.map((route) => ({
    path: route.path,
    // A page that is not there brings no frame.
    layout: route.layout === 'own' ? 'primary' : route.layout,
    element: (
      <GuardedPage flags={route}>
        <PageAway reason={reason} />
      </GuardedPage>
    ),
  }));

const remotePagesOf = (routes: readonly RemoteRoute[], away: readonly AwayRemote[]): readonly PlacedPage[] => [
  ...routes.map(toPage),
  ...away.flatMap(toAwayPages),
];

const LAYOUTS: readonly PageLayout[] = ['home', 'primary', 'public', 'blank', 'own'];

/** Every page of the site, the shell's own and those of remotes. */
export const pagesOf = (routes: readonly RemoteRoute[], away: readonly AwayRemote[] = []): readonly PlacedPage[] => [
  ...ownPages,
  ...remotePagesOf(routes, away),
];

/** All pages below their frames. The frame stays while pages of one kind change in it. */
export function SiteRoutes() {
  const { routes, away } = useSite();
  const { pathname } = useLocation();
  const closed = useClosedLayout(pathname);
  if (closed) return <ClosedScreen layout={closed} />;
  // However specific a remote's path is, as /:a/:b/:c would be for the pages of another.
  const pages = [...ownPages, ...routesAt(remotePagesOf(routes, away), pathname)];
  return (
    <Routes>
      {LAYOUTS.map((layout) => (
        <Route key={layout} element={<SiteLayout layout={layout} />}>
          {pages
            .filter((page) => page.layout === layout)
            .map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
        </Route>
      ))}
    </Routes>
  );
}
