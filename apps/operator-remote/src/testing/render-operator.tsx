import type { ReactElement } from 'react';
import { TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import messages from '../locales/en-US.json';

export { messages };

interface Options {
  route?: string;
  /** Whose digits and calendar; the words are English ones. */
  locale?: 'fa-IR';
}

/** Renders a part of this remote with its texts, a session, and a platform without other remotes. */
export const renderOperator = (element: ReactElement, { route, locale }: Options = {}) =>
  renderWithUi(element, { route, ...(locale && { locale }), texts: { operator: messages }, wrapper: TestSession });
