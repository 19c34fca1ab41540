import type { ReactNode } from 'react';
import { UiProvider, type FindRemovedTags, type TextMark } from '@barg/ui-kit';
import { PageStyles } from '@barg/ui-kit/fonts';

const SITE_NAME = 'Barg';

interface StandaloneFrameProps {
  culture: string;
  dir: 'rtl' | 'ltr';
  textMarks?: readonly TextMark[];
  loadRemovedTags?: () => Promise<FindRemovedTags>;
  children: ReactNode;
}

/** The parts of the kit that the shell provides, for a remote that runs standalone: theme, direction, fonts. */
export const StandaloneFrame = ({ culture, dir, children, ...texts }: StandaloneFrameProps) => (
  <UiProvider locale={culture} dir={dir} themeName="light" siteName={SITE_NAME} {...texts}>
    <PageStyles />
    {children}
  </UiProvider>
);
