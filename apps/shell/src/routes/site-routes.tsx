import type { ReactNode } from 'react';
import type { PageLayout } from '@barg/contract';
import { Route, Routes, useLocation } from '@barg/runtime/router';
import { LOGIN_PATH } from '@barg/session';
import { SiteLayout } from '../layouts/site-layout.tsx';
import { useClosedLayout } from '../layouts/use-closed-layout.ts';
import { RemotePage } from '../remotes/remote-page.tsx';
import type { RemoteRoute } from '../remotes/remote-routes.ts';
import { useSite } from '../site-context.ts';
import { GuardedPage, GuestPage } from './guarded-page.tsx';
import { lazyPage } from './lazy-page.tsx';
import { ACCOUNT_PATH, REGISTER_PATH } from './paths.ts';

interface PlacedPage {
  path: string;
  layout: PageLayout;
  element: ReactNode;
}

const LoginPage = lazyPage(() => import('../pages/login-page.tsx'));
const RegisterPage = lazyPage(() => import('../pages/register-page.tsx'));
const ClosedScreen = lazyPage(() => import('../layouts/closed-screen.tsx'));
const NotFoundPage = lazyPage(() => import('../pages/not-found-page.tsx'));
const AccountPage = lazyPage(() => import('../pages/account-page.tsx'));

const guestPage = (Page: typeof LoginPage): ReactNode => (
  <GuestPage>
    <Page />
  </GuestPage>
);

const ownPages: readonly PlacedPage[] = [
  { path: LOGIN_PATH, layout: 'blank', element: guestPage(LoginPage) },
  { path: REGISTER_PATH, layout: 'blank', element: guestPage(RegisterPage) },
  {
    path: ACCOUNT_PATH,
    layout: 'public',
    element: (
      <GuardedPage flags={{ auth: true }}>
        <AccountPage />
      </GuardedPage>
    ),
  },
  { path: '*', layout: 'public', element: <NotFoundPage /> },
];

const toPage = (route: RemoteRoute): PlacedPage => ({
  path: route.path,
  layout: route.layout,
  element: (
    <GuardedPage flags={route}>
      <RemotePage remote={route.remote} expose={route.expose} />
    </GuardedPage>
  ),
});

const LAYOUTS: readonly PageLayout[] = ['home', 'primary', 'public', 'blank'];

/** All pages, own and remote, below their frames. The frame stays while pages of one kind change in it. */
export function SiteRoutes() {
  const { routes } = useSite();
  const closed = useClosedLayout(useLocation().pathname);
  if (closed) return <ClosedScreen layout={closed} />;
  const pages = [...ownPages, ...routes.map(toPage)];
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
