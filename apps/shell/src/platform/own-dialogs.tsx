import type { ComponentType, ReactNode } from 'react';
import type { IntentDialogProps, MessageNamespace } from '@barg/contract';
import { PageLoading } from '../loading/page-loading.tsx';
import { lazyWithTexts } from '../loading/lazy-page.tsx';
import type { OwnIntent } from '../site/own-parts.ts';
import { Unavailable, type GiveUp } from './unavailable.tsx';

export type OwnDialogProps<N extends OwnIntent> = IntentDialogProps<N> & { onUnavailable: GiveUp };

const lazyDialog = <N extends OwnIntent>(
  load: () => Promise<{ default: (props: IntentDialogProps<N>) => ReactNode }>,
  namespaces: readonly MessageNamespace[],
) =>
  lazyWithTexts<OwnDialogProps<N>>(load, namespaces, {
    waiting: () => <PageLoading />,
    failed: (_retry, { onUnavailable }) => <Unavailable settle={onUnavailable} />,
  });

/** The dialogs of the intents that the shell answers itself. */
export const OWN_DIALOGS: { [N in OwnIntent]: ComponentType<OwnDialogProps<N>> } = {
  'site.report': lazyDialog<'site.report'>(() => import('../pages/site/report/report-dialog.tsx'), ['site']),
  'site.block': lazyDialog<'site.block'>(() => import('../pages/site/block/block-dialog.tsx'), ['site']),
};
