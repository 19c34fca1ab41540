import type { ComponentType, ReactNode } from 'react';
import type { PageLayout } from '@barg/contract';
import type { LazyPart } from '../loading/lazy-page.tsx';
import { GuestPage } from './guarded-page.tsx';

/** A page with its address and the frame it stands in. */
export interface PlacedPage {
  path: string;
  layout: PageLayout;
  element: ReactNode;
  /** Fetches its code, where that is the shell's own. */
  load?: () => Promise<unknown>;
}

type Page = ComponentType & Partial<Pick<LazyPart<object>, 'load'>>;

/** A way in: whoever is in already goes on to where they were heading. */
export const guestPage = (path: string, Page: Page): PlacedPage => ({
  path,
  layout: 'blank',
  load: Page.load,
  element: (
    <GuestPage>
      <Page />
    </GuestPage>
  ),
});

export const openPage = (path: string, layout: PageLayout, Page: Page): PlacedPage => ({
  path,
  layout,
  load: Page.load,
  element: <Page />,
});
