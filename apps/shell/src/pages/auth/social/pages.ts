import { lazyPage } from '../../../loading/lazy-page.tsx';
import { CALLBACK_PATH } from '../../../site/paths.ts';
import { openPage, type PlacedPage } from '../../../guards/placed-page.tsx';

/** The callback pages of social logins; signed-in accounts use them to link a login. */
export const socialPages: readonly PlacedPage[] = [
  openPage(
    `${CALLBACK_PATH}/:provider`,
    'blank',
    lazyPage(() => import('./social-callback-page.tsx'), ['auth']),
  ),
];
