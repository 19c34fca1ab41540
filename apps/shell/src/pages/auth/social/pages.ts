import { lazyPage } from '../../../loading/lazy-page.tsx';
import { openPage, type PlacedPage } from '../../../guards/placed-page.tsx';

/** Where other sites send visitors back to; also who is in comes this way, to link a login. */
export const socialPages: readonly PlacedPage[] = [
  openPage(
    '/auth/callback/:provider',
    'blank',
    lazyPage(() => import('./social-callback-page.tsx'), ['auth']),
  ),
];
