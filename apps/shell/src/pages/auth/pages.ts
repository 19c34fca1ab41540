import { REGISTER_PATH } from '@barg/contract';
import { LOGIN_PATH } from '@barg/session';
import { lazyPage } from '../../loading/lazy-page.tsx';
import { FORGOT_PATH, RESET_PATH, TOKEN_PATH, VERIFY_PATH } from '../../site/paths.ts';
import { guestPage, openPage, type PlacedPage } from '../../guards/placed-page.tsx';

const page = (load: Parameters<typeof lazyPage>[0]) => lazyPage(load, ['auth']);

/**
 * Login and registration pages, and the targets of letters and redirects; the latter are open to signed-in accounts
 * too.
 */
export const authPages: readonly PlacedPage[] = [
  guestPage(
    LOGIN_PATH,
    page(() => import('./login-page.tsx')),
  ),
  guestPage(
    REGISTER_PATH,
    lazyPage(() => import('./register/register-kinds.tsx'), ['auth', 'register']),
  ),
  guestPage(
    FORGOT_PATH,
    page(() => import('./forgot-password-page.tsx')),
  ),
  openPage(
    RESET_PATH,
    'blank',
    page(() => import('./reset-password-page.tsx')),
  ),
  openPage(
    VERIFY_PATH,
    'blank',
    page(() => import('./verify-email-page.tsx')),
  ),
  openPage(
    TOKEN_PATH,
    'blank',
    page(() => import('./token-page.tsx')),
  ),
];
