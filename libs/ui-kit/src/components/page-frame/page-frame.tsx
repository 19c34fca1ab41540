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
  LateActions,
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
  /** From 1200 px; nothing may be reachable by it alone. */
  aside?: ReactNode;
  /** `wide` gives the column the aside's room: messages, live, studio. */
  width?: PageWidth;
  children: ReactNode;
}

/**
 * CSS decides which parts of the frame are shown. A server renders all of them; hidden ones are unmounted as soon as
 * the width is known, because they would cost a phone as much as visible ones.
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
  /** The section of the page that the address names, which the browser's tab names first. */
  part?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** All but the last of them come after the page, as those of a slot do: what is there does not move for them. */
  areActionsLate?: boolean;
}

/** The page's title, as its heading and in the browser's tab. */
export const PageHeader = ({ title, part, subtitle, actions, areActionsLate }: PageHeaderProps) => {
  usePageTitle(typeof title === 'string' ? title : undefined, part);
  const Actions = areActionsLate ? LateActions : Inline;
  return (
    <HeaderRoot>
      <div>
        <Heading level={1}>{title}</Heading>
        {subtitle && <Text tone="muted">{subtitle}</Text>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </HeaderRoot>
  );
};
