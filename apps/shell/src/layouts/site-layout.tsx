import type { PageLayout } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Outlet, useLocation } from '@barg/runtime/router';
import { Slot, useIsStarting } from '@barg/session';
import { BottomBar, BrandLogo, PageFrame, SideNav, useHasRoom } from '@barg/ui-kit';
import { SiteFoot } from '../extras/lazy-extras.tsx';
import { AccountArea } from '../navigation/account-area.tsx';
import { MobileHeader } from '../navigation/mobile-header.tsx';
import { useBottomItems, useSideItems } from '../navigation/use-nav-items.ts';
import { HOME_PATH } from '../routes/paths.ts';
import { BlankFrame } from './blank-frame.tsx';

type FramedLayout = Exclude<PageLayout, 'blank'>;

/** With what the aside would say of one's own, where the page has none. */
function SideNavigation({ hasAside }: { hasAside: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <SideNav
      label={t('navigation')}
      brand={<BrandLogo to={HOME_PATH} />}
      items={useSideItems()}
      account={
        <>
          {!hasAside && <Slot name="shell.side" props={{}} />}
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

function Framed({ layout }: { layout: FramedLayout }) {
  const { pathname } = useLocation();
  const hasAside = useHasRoom('desktop') && layout === 'home';
  return (
    <PageFrame
      nav={<SideNavigation hasAside={hasAside} />}
      topBar={<MobileHeader />}
      bottomBar={<BottomNavigation />}
      aside={
        layout === 'home' && (
          <>
            <Slot name="shell.aside" props={{ pathname }} />
            <Foot />
          </>
        )
      }
      width={layout === 'primary' ? 'wide' : 'column'}
    >
      <Outlet />
      {layout === 'public' && <Foot />}
    </PageFrame>
  );
}

/**
 * The frame of a page: `home` is the column with the aside beside it, `public` the column alone, `primary` the whole
 * width, `blank` nothing but the page.
 */
export function SiteLayout({ layout }: { layout: PageLayout }) {
  return layout === 'blank' ? <BlankFrame /> : <Framed layout={layout} />;
}
