import { lazyPage } from '../../routes/lazy-page.tsx';
import { OPERATOR_PATH } from '../../routes/paths.ts';
import { guardedPage, type PlacedPage } from '../../routes/placed-page.tsx';

/** The console of operators: one lazy part with a frame and routes of its own. */
export const operatorPages: readonly PlacedPage[] = [
  guardedPage(
    `${OPERATOR_PATH}/*`,
    'own',
    { operatorOnly: true },
    lazyPage(() => import('./operator-console.tsx'), ['operator']),
  ),
];
