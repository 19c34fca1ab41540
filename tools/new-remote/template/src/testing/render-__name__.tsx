import type { ReactElement } from 'react';
import { TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import enUS from '../locales/en-US.json';

/** Renders a part of this remote with its texts, in a session and a host. */
export const render__Name__ = (element: ReactElement) =>
  renderWithUi(element, {
    locale: 'en-US',
    texts: { '__name__': enUS },
    wrapper: ({ children }) => <TestSession>{children}</TestSession>,
  });

/** The envelope of a list with everything on its first page. */
export const pageOf = <Item,>(...data: Item[]) => ({ data, total: data.length });
