import type { ReactElement } from 'react';
import { TestSession } from '@barg/session/testing';
import type { Platform } from '@barg/session';
import { renderWithUi } from '@barg/ui-kit/testing';
import messages from '../locales/en-US.json';

export { messages };

/** Renders a part of this remote with its texts, in a session and a host. */
export const renderAccount = (element: ReactElement, { platform }: { platform?: Partial<Platform> } = {}) =>
  renderWithUi(element, {
    texts: { account: messages },
    wrapper: ({ children }) => <TestSession platform={platform}>{children}</TestSession>,
  });
