import { CONTACT_PATH } from '@barg/contract';
import { lazyPage } from '../../loading/lazy-page.tsx';
import { openPage, type PlacedPage } from '../../guards/placed-page.tsx';

/** The site's own pages, for everyone. */
export const sitePages: readonly PlacedPage[] = [
  openPage(
    '/page/:slug',
    'public',
    lazyPage(() => import('./post/post-page.tsx'), ['site']),
  ),
  openPage(
    CONTACT_PATH,
    'public',
    lazyPage(() => import('./contact/contact-page.tsx'), ['site']),
  ),
  openPage(
    '*',
    'public',
    lazyPage(() => import('./not-found-page.tsx'), ['site']),
  ),
];
