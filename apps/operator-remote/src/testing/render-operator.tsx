import type { ReactElement } from 'react';
import { TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import messages from '../locales/en-US.json';

export { messages };

/** Renders a part of this remote with its texts, a session, and a platform without other remotes. */
export const renderOperator = (element: ReactElement, { route }: { route?: string } = {}) =>
  renderWithUi(element, { route, texts: { operator: messages }, wrapper: TestSession });
