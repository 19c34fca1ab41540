import { lazyPage } from '../../../routes/lazy-page.tsx';
import { openPage, type PlacedPage } from '../../../routes/placed-page.tsx';

/** Where other sites send visitors back to; also who is in comes this way, to link a login. */
export const socialPages: readonly PlacedPage[] = [
  openPage(
    '/auth/callback/:provider',
    'blank',
    lazyPage(() => import('./social-callback-page.tsx'), ['auth']),
  ),
];
