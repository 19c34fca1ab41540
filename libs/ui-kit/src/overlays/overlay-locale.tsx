import { useTranslation } from '@barg/runtime/i18n';
import { useUi } from '@barg/ui-kit';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { speakAs } from './aria-words.ts';

interface OverlayLocaleProps {
  /** Instead of the site's culture. */
  locale?: string;
  children: ReactNode;
}

/**
 * Gives react-aria the site's culture and words instead of the browser's: the arrow keys, the placement and what screen
 * readers are told follow it.
 */
export const OverlayLocale = ({ locale, children }: OverlayLocaleProps) => {
  const { locale: culture } = useUi();
  const { t } = useTranslation();
  // While drawing, since what is inside asks for words when it is drawn.
  speakAs({ t, locale: culture });
  return <I18nProvider locale={locale ?? culture}>{children}</I18nProvider>;
};
