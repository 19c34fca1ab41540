import type { ReactNode } from 'react';
import { directionOf } from '@barg/contract';
import { mountStandalone } from '@barg/session/standalone';
import { UiProvider } from '@barg/ui-kit';
import { fontFaces } from '@barg/ui-kit/fonts';
import { descriptor } from '../remote.ts';

const SITE_NAME = 'Barg';

function Frame({ culture, children }: { culture: string; children: ReactNode }) {
  return (
    <UiProvider
      locale={culture}
      dir={directionOf(culture)}
      themeName="light"
      siteName={SITE_NAME}
      fontFaces={fontFaces}
    >
      {children}
    </UiProvider>
  );
}

/** The remote alone, for development: `npm run dev -w @barg/messaging-remote`. */
void mountStandalone({
  descriptor,
  loadExpose: (name) => import(`./exposes/${name}.tsx`),
  Frame,
});
