import type { ReactElement } from 'react';
import { TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import enUS from '../locales/en-US.json';
import faIR from '../locales/fa-IR.json';

const texts = { 'en-US': enUS, 'fa-IR': faIR };

interface StudioOptions {
  locale?: keyof typeof texts;
  route?: string;
}

/** Renders inside a session and the kit, with the studio's texts. */
export const renderStudio = (element: ReactElement, { locale = 'en-US', route = '/' }: StudioOptions = {}) =>
  renderWithUi(element, { locale, route, texts: { 'creator-studio': texts[locale] }, wrapper: TestSession });
