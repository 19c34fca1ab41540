import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from '@barg/runtime/router';
import { textMarks, type Platform } from '@barg/session';
import { TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import arEG from '../locales/ar-EG.json';
import enUS from '../locales/en-US.json';
import faIR from '../locales/fa-IR.json';

const texts = { 'ar-EG': arEG, 'en-US': enUS, 'fa-IR': faIR };

function Address() {
  return <output aria-label="address">{useLocation().pathname + useLocation().search}</output>;
}

interface Options {
  locale?: keyof typeof texts;
  /** The path, and the pattern of its route. */
  route?: string;
  path?: string;
  /** Keeps the direction marks around interpolated names, as on the site. */
  isMarked?: boolean;
  /** The platform; by default one without other remotes. */
  platform?: Partial<Platform>;
}

/** Renders a page or a part of this remote in a session; `address` shows the current path. */
export const renderMessaging = (
  element: ReactElement,
  { locale = 'en-US', route = '/', path = '*', isMarked, platform }: Options = {},
) =>
  renderWithUi(
    <>
      <Address />
      <Routes>
        <Route path={path} element={element} />
      </Routes>
    </>,
    {
      locale,
      route,
      textMarks,
      isMarked,
      texts: { messaging: texts[locale] },
      wrapper: ({ children }) => <TestSession platform={platform}>{children}</TestSession>,
    },
  );
