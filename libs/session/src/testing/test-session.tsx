import type { ReactNode } from 'react';
import type { CurrentUser } from '@barg/api-client/models';
import { StoreProvider } from '@barg/runtime/store';
import { authSlice, signedOut } from '../auth/auth-slice.ts';
import { EMPTY_PLATFORM, PlatformProvider, type Platform } from '../platform/platform-context.tsx';
import { openPage, storeHere } from '../page/page-here.ts';
import { createPageSession } from '../page/page.ts';
import { api } from '../store/api.ts';
import { uiSlice } from '../ui/ui-slice.ts';
import { userSlice } from '../user/user-slice.ts';

/** What a visitor does is done with this page; a test that asks its host brings one of its own. */
export const testPage = createPageSession({ navigate: () => {}, notify: () => {}, currentPath: () => '/' });
openPage(testPage);

const fan: CurrentUser = {
  _id: '01900000-0000-7000-8000-000000000001',
  role: 'user',
  isPerformer: false,
  name: 'Nilou Rostami',
  username: 'nilou',
  email: 'fan@barg.example',
  isEmailVerified: true,
  hasPassword: true,
  avatar: null,
  cover: null,
  balance: 124.5,
  locale: 'en-US',
  theme: 'light',
  unaskedBelow: 0,
  hidesReceipts: false,
  phone: null,
  birthDate: null,
  country: null,
  languages: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  totalNotSeenMessages: 0,
  unreadNotifications: 0,
};

/** A signed-in fan, with the given differences. */
export const testUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({ ...fan, ...changes });

export const testPerformer = (changes: Partial<CurrentUser> = {}): CurrentUser =>
  testUser({ role: 'performer', isPerformer: true, name: 'Mahsa Karimi', username: 'mahsa.art', ...changes });

/** Empties the store of a page that has been shown, and signs the given account in, or nobody. Call before each test. */
export const resetSession = (user: CurrentUser | null = null): void => {
  storeHere().dispatch(signedOut());
  storeHere().dispatch(api.util.resetApiState());
  storeHere().dispatch(uiSlice.actions.initialLoadingFinished());
  if (!user) return;
  storeHere().dispatch(userSlice.actions.currentUserLoaded(user));
  storeHere().dispatch(authSlice.actions.sessionResumed());
};

/** As {@link resetSession}, for a member whose account the server has not told yet. */
export const resetDelayedSession = (): void => {
  resetSession();
  storeHere().dispatch(authSlice.actions.accountDelayed());
};

/** What a component of a remote stands in, apart from the kit: the store, and a host without neighbours or a given one. */
export function TestSession({ platform, children }: { platform?: Partial<Platform>; children: ReactNode }) {
  return (
    <StoreProvider store={storeHere()}>
      <PlatformProvider platform={{ ...EMPTY_PLATFORM, ...platform }}>{children}</PlatformProvider>
    </StoreProvider>
  );
}
