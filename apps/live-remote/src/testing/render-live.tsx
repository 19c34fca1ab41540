import type { ReactElement } from 'react';
import type { CurrentUser } from '@barg/api-client/models';
import { textMarks } from '@barg/session';
import { resetDelayedSession, resetSession, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import enUS from '../locales/en-US.json';

/** Renders inside a session and the kit, with the remote's texts, for the given account, a delayed one or a guest. */
export const renderLive = (
  element: ReactElement,
  {
    user = null,
    isDelayed = false,
    route = '/',
  }: { user?: CurrentUser | null; isDelayed?: boolean; route?: string } = {},
) => {
  if (isDelayed) resetDelayedSession();
  else resetSession(user);
  return renderWithUi(element, { locale: 'en-US', route, textMarks, texts: { live: enUS }, wrapper: TestSession });
};
