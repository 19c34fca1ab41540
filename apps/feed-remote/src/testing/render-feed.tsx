import type { ReactElement, ReactNode } from 'react';
import type { CurrentUser } from '@barg/api-client/models';
import { useLocation } from '@barg/runtime/router';
import { textMarks, type Platform } from '@barg/session';
import { TestSession, resetDelayedSession, resetSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import enUS from '../locales/en-US.json';

interface FeedOptions {
  /** The signed-in account; absent for guests. */
  user?: CurrentUser;
  /** Whether it is a member whose account has not loaded yet. */
  isDelayed?: boolean;
  route?: string;
  platform?: Partial<Platform>;
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

/** Renders a part of this remote with the shell's providers, and the current URL. */
export const renderFeed = (element: ReactElement, { user, isDelayed, route, platform }: FeedOptions = {}) => {
  if (isDelayed) resetDelayedSession();
  else resetSession(user ?? null);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestSession platform={platform}>
      {children}
      <Address />
    </TestSession>
  );
  return renderWithUi(element, { route, wrapper, textMarks, texts: { feed: enUS } });
};
