import { Suspense } from 'react';
import { lazyPart } from '@barg/ui-kit';
import type { PreviewDialogProps } from './preview-dialog.tsx';

const PreviewDialog = lazyPart(() => import('./preview-dialog.tsx'));

/** The dialog, fetched once somebody asks for it: one file for all places that do. */
export const LatePreview = (props: PreviewDialogProps) => (
  <Suspense fallback={null}>
    <PreviewDialog {...props} />
  </Suspense>
);
