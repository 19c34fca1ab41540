import { useUi } from '@barg/ui-kit';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Gives react-aria the site's culture instead of the browser's: the arrow keys and the placement follow it. */
export const OverlayLocale = ({ children }: { children: ReactNode }) => {
  const { locale } = useUi();
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
};
