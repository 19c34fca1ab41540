import { useTranslation } from '@barg/runtime/i18n';
import type { ReactNode } from 'react';
import { Inline } from '../layout/layout.tsx';
import { useHasRoom } from '../../theme/media-queries.ts';
import { usePageTitle } from '../../theme/use-page-title.ts';
import { Heading, Text } from '../text/text.tsx';
import {
  FrameAside,
  FrameMain,
  FrameNav,
  FrameRoot,
  HeaderRoot,
  SkipLink,
  type PageWidth,
} from './page-frame.styles.ts';

const MAIN_ID = 'main';

interface PageFrameProps {
  /** A `SideNav`: from 768 px. */
  nav: ReactNode;
  /** A `BottomBar`: below 768 px. */
  bottomBar: ReactNode;
  /** A `TopBar`: below 768 px. */
  topBar?: ReactNode;
  /** From 1200 px; what it holds must not be the only way to anything. */
  aside?: ReactNode;
  /** `wide` gives the column the aside's room: messages, live, studio. */
  width?: PageWidth;
  children: ReactNode;
}

/**
 * Which parts of the frame are shown is said by their styles. A server draws all of them; what is hidden is taken away as
 * soon as the width is known: it would cost a phone as much as what is shown.
 */
export const PageFrame = ({ nav, bottomBar, topBar, aside, width = 'column', children }: PageFrameProps) => {
  const { t } = useTranslation('ui');
  const [hasNav, hasAside] = [useHasRoom('tablet'), useHasRoom('desktop')];
  return (
    <FrameRoot $width={width}>
      <SkipLink href={`#${MAIN_ID}`}>{t('skipToContent')}</SkipLink>
      {hasNav !== false && <FrameNav>{nav}</FrameNav>}
      {hasNav !== true && topBar}
      <FrameMain id={MAIN_ID} tabIndex={-1}>
        {children}
      </FrameMain>
      {hasAside !== false && width === 'column' && <FrameAside>{aside}</FrameAside>}
      {hasNav !== true && bottomBar}
    </FrameRoot>
  );
};

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** What the page is called, on it and in the browser's tab. */
export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => {
  usePageTitle(typeof title === 'string' ? title : undefined);
  return (
    <HeaderRoot>
      <div>
        <Heading level={1}>{title}</Heading>
        {subtitle && <Text tone="muted">{subtitle}</Text>}
      </div>
      {actions && <Inline>{actions}</Inline>}
    </HeaderRoot>
  );
};
