import { lazyDialog } from '@barg/ui-kit';

/** The dialog, fetched once somebody asks for it: one file for all places that do. */
export const LatePreview = lazyDialog(() => import('./preview-dialog.tsx'));
