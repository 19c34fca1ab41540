import type { ComponentType } from 'react';
import { ErrorState, Skeleton } from '@barg/ui-kit';
import { AccountArea } from '../navigation/account-area.tsx';
import { MoreLinks } from '../navigation/more-links.tsx';
import { lazyWithTexts } from '../loading/lazy-page.tsx';
import type { OwnSlot } from '../site/own-parts.ts';

const PREFERENCES_HEIGHT = 150;

/** With what the shell fills slots itself; none of these has props. */
export const OWN_FILLERS: Record<OwnSlot, ComponentType> = {
  'frame.account': AccountArea,
  'account.more': MoreLinks,
  'account.preferences': lazyWithTexts(() => import('../extras/own-preferences.tsx'), ['site'], {
    waiting: () => <Skeleton height={PREFERENCES_HEIGHT} />,
    failed: (retry) => <ErrorState onRetry={retry} />,
  }),
};
