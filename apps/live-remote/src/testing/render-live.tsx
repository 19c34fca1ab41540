import type { ReactElement } from 'react';
import type { CurrentUser } from '@barg/api-client/models';
import { textMarks } from '@barg/session';
import { resetDelayedSession, resetSession, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import enUS from '../locales/en-US.json';
import faIR from '../locales/fa-IR.json';

const texts = { 'en-US': enUS, 'fa-IR': faIR };

interface Options {
  user?: CurrentUser | null;
  isDelayed?: boolean;
  route?: string;
  locale?: keyof typeof texts;
}

/** Renders inside a session and the kit, with the remote's texts, for the given account, a delayed one or a guest. */
export const renderLive = (
  element: ReactElement,
  { user = null, isDelayed = false, route = '/', locale = 'en-US' }: Options = {},
) => {
  if (isDelayed) resetDelayedSession();
  else resetSession(user);
  return renderWithUi(element, { locale, route, textMarks, texts: { live: texts[locale] }, wrapper: TestSession });
};
