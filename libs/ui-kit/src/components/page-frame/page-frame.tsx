import { useTranslation } from '@barg/runtime/i18n';
import type { ReactNode } from 'react';
import { Inline } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';
import {
  FrameAside,
  FrameBottom,
  FrameMain,
  FrameNav,
  FrameRoot,
  FrameTop,
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

export const PageFrame = ({ nav, bottomBar, topBar, aside, width = 'column', children }: PageFrameProps) => {
  const { t } = useTranslation('ui');
  return (
    <FrameRoot $width={width}>
      <SkipLink href={`#${MAIN_ID}`}>{t('skipToContent')}</SkipLink>
      <FrameNav>{nav}</FrameNav>
      <FrameTop>{topBar}</FrameTop>
      <FrameMain id={MAIN_ID} tabIndex={-1}>
        {children}
      </FrameMain>
      {width === 'column' && <FrameAside>{aside}</FrameAside>}
      <FrameBottom>{bottomBar}</FrameBottom>
    </FrameRoot>
  );
};

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => (
  <HeaderRoot>
    <div>
      <Heading level={1}>{title}</Heading>
      {subtitle && <Text tone="muted">{subtitle}</Text>}
    </div>
    {actions && <Inline>{actions}</Inline>}
  </HeaderRoot>
);
