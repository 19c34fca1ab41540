import type { ReactNode } from 'react';
import { HOME_PATH, type PageLayout } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Outlet, useLocation } from '@barg/runtime/router';
import { Slot, useIsStarting } from '@barg/session';
import { BottomBar, BrandLogo, PageFrame, SideNav, useHasRoom } from '@barg/ui-kit';
import { SiteFoot } from '../extras/lazy-extras.tsx';
import { AccountArea } from '../navigation/account-area.tsx';
import { MobileHeader } from '../navigation/mobile-header.tsx';
import { useBottomItems, useSideItems } from '../navigation/use-nav-items.ts';
import { BlankFrame } from './blank-frame.tsx';

type FramedLayout = Exclude<PageLayout, 'blank' | 'own'>;

/** With the account's part of the aside, where the layout has no aside. */
function SideNavigation({ layout }: { layout: FramedLayout }) {
  const isRoomy = useHasRoom('desktop');
  // Not before it is known, nor drawn to be hidden: a phone, which has neither, would fetch it.
  const hasNoAside = layout === 'home' ? isRoomy === false : isRoomy !== null;
  const { t } = useTranslation('shell');
  return (
    <SideNav
      label={t('navigation')}
      brand={<BrandLogo to={HOME_PATH} />}
      items={useSideItems()}
      account={
        <>
          {hasNoAside && <Slot name="shell.side" props={{}} isFilledAtOnce />}
          <AccountArea />
        </>
      }
    />
  );
}

function BottomNavigation() {
  const { t } = useTranslation('shell');
  return <BottomBar label={t('navigation')} items={useBottomItems()} />;
}

/** Below the first page as soon as that is shown. */
function Foot() {
  const isStarting = useIsStarting();
  return isStarting ? null : <SiteFoot />;
}

function Framed({ layout, children }: { layout: FramedLayout; children: ReactNode }) {
  const { pathname } = useLocation();
  const hasAside = useHasRoom('desktop') === true;
  return (
    <PageFrame
      nav={<SideNavigation layout={layout} />}
      topBar={<MobileHeader />}
      bottomBar={<BottomNavigation />}
      aside={
        layout === 'home' &&
        hasAside && (
          <>
            <Slot name="shell.aside" props={{ pathname }} isFilledAtOnce />
            <Foot />
          </>
        )
      }
      width={layout === 'primary' ? 'wide' : 'column'}
    >
      {children}
      {layout === 'public' && <Foot />}
    </PageFrame>
  );
}

/** The site's frame for what stands in place of a page that would have brought its own. */
export const SiteFrame = ({ children }: { children: ReactNode }) => <Framed layout="primary">{children}</Framed>;

/**
 * The frame of a page: `home` is the column with the aside beside it, `public` the column alone, `primary` the whole
 * width, `blank` nothing but the page, `own` what the page brings along.
 */
export function SiteLayout({ layout }: { layout: PageLayout }) {
  if (layout === 'own') return <Outlet />;
  if (layout === 'blank') return <BlankFrame />;
  return (
    <Framed layout={layout}>
      <Outlet />
    </Framed>
  );
}
