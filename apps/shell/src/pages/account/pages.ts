import { lazyPage } from '../../routes/lazy-page.tsx';
import { ACCOUNT_PATH, PEOPLE_PATH, PERSON_PATH } from '../../routes/paths.ts';
import { guardedPage, type PlacedPage } from '../../routes/placed-page.tsx';

const member = { auth: true };

/** What a member manages of the own account, and the people a member looks for. */
export const accountPages: readonly PlacedPage[] = [
  guardedPage(
    `${ACCOUNT_PATH}/:section?`,
    'primary',
    member,
    lazyPage(() => import('./account-page.tsx'), ['account']),
  ),
  guardedPage(
    PEOPLE_PATH,
    'home',
    member,
    lazyPage(() => import('./people/people-page.tsx'), ['account']),
  ),
  guardedPage(
    `${PERSON_PATH}/:id`,
    'home',
    member,
    lazyPage(() => import('./people/person-page.tsx'), ['account']),
  ),
];
