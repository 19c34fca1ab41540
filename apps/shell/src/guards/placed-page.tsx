import type { ComponentType, ReactNode } from 'react';
import type { PageLayout, RouteFlags } from '@barg/contract';
import { GuardedPage, GuestPage } from './guarded-page.tsx';

/** A page with its address and the frame it stands in. */
export interface PlacedPage {
  path: string;
  layout: PageLayout;
  element: ReactNode;
}

/** A way in: whoever is in already goes on to where they were heading. */
export const guestPage = (path: string, Page: ComponentType): PlacedPage => ({
  path,
  layout: 'blank',
  element: (
    <GuestPage>
      <Page />
    </GuestPage>
  ),
});

export const guardedPage = (path: string, layout: PageLayout, flags: RouteFlags, Page: ComponentType): PlacedPage => ({
  path,
  layout,
  element: (
    <GuardedPage flags={flags}>
      <Page />
    </GuardedPage>
  ),
});

export const openPage = (path: string, layout: PageLayout, Page: ComponentType): PlacedPage => ({
  path,
  layout,
  element: <Page />,
});
