import type { ReactElement } from 'react';
import type { CurrentUser } from '@barg/api-client/models';
import { textMarks } from '@barg/session';
import { resetSession, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import enUS from '../locales/en-US.json';

/** Renders inside a session and the kit, with the remote's texts, for the given account or a guest. */
export const renderLive = (
  element: ReactElement,
  { user = null, route = '/' }: { user?: CurrentUser | null; route?: string } = {},
) => {
  resetSession(user);
  return renderWithUi(element, { locale: 'en-US', route, textMarks, texts: { live: enUS }, wrapper: TestSession });
};
