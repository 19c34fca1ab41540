import { useState } from 'react';
import { lazyWithTexts } from '../../loading/lazy-page.tsx';
import { useSite } from '../../site/site-context.ts';
import { usePanelKey } from './use-panel-key.ts';

const nothing = { waiting: () => null, failed: () => null };

const OverridePanel = lazyWithTexts<{ onClose: () => void }>(
  () => import(/* webpackChunkName: "developer" */ './panel/override-panel.tsx'),
  ['developer'],
  nothing,
);
const OverrideBanner = lazyWithTexts<{ onDetails: () => void }>(
  () => import(/* webpackChunkName: "developer" */ './override-banner.tsx'),
  ['developer'],
  nothing,
);

/**
 * The developer's panel, opened by a key, and a banner while something is overridden. Both load on demand, and only
 * where the site allows overrides.
 */
export function DeveloperTools() {
  const { overrides, overrideOrigins } = useSite();
  const [isOpen, setOpen] = useState(false);
  usePanelKey(overrideOrigins.length > 0, () => setOpen((wasOpen) => !wasOpen));
  return (
    <>
      {overrides.length > 0 && <OverrideBanner onDetails={() => setOpen(true)} />}
      {isOpen && <OverridePanel onClose={() => setOpen(false)} />}
    </>
  );
}
