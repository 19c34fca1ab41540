import { useEffect } from 'react';
import { useLocation } from '@barg/runtime/router';
import { keepReferralCode, liveSlice, Slot, useAppSelector, useCurrentUser } from '@barg/session';
import { DeveloperTools } from './developer/developer-tools.tsx';
import { useClosedLayout } from '../site/use-closed-layout.ts';
import { AccountNotice } from './account-notice.tsx';
import { AnalyticsConsent } from './analytics/analytics-consent.tsx';
import { useAskForProof } from './ask-for-proof.ts';
import { useCarriedDialog } from './carried-dialog.ts';
import { usePageHealth } from '../health/use-page-health.ts';
import { useFreshSettings } from './fresh-settings.ts';
import { FocusKeeper } from './focus-keeper.tsx';
import { ForcedColors } from './forced-colors.ts';
import { InstallCard } from './install/install-card.tsx';
import { useNetworkTexts } from './network-texts.ts';
import { Notices } from './notices.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useOwnAddress } from './own-address.ts';
import { useHasPrivateNews } from './private-news.ts';
import { PushCard } from './push/push-card.tsx';
import { usePush } from './push/use-push.ts';
import { UpdateNotice } from './update/update-notice.tsx';

/**
 * What no first picture needs: the focus after deletions, words for a lost connection, consent to analytics, the offers to install and to be told by the browser, the service worker and its news, developers'
 * tools. Who stands before a closed site is asked nothing: there is no visit to count, and the questions would lie over
 * the one button there.
 */
export default function SiteExtras() {
  useEffect(keepReferralCode, []);
  useFreshSettings();
  useNetworkTexts();
  useAskForProof();
  useOwnAddress();
  useCarriedDialog();
  usePush();
  const isOpen = useClosedLayout(useLocation().pathname) === null;
  usePageHealth();
  const isPerformer = useCurrentUser()?.isPerformer === true;
  const hasWindow = useAppSelector(liveSlice.selectors.selectKeepsWindow) || isPerformer;
  const hasNews = useHasPrivateNews();
  return (
    <>
      {/* Outside every page: what goes on in it outlives them. */}
      {hasWindow && <Slot name="shell.window" props={{}} isFilledAtOnce />}
      <FocusKeeper />
      <ForcedColors />
      <Notices>
        {isOpen && hasNews && <Slot name="shell.notices" props={{}} />}
        <OfflineNotice />
        <AccountNotice />
        <DeveloperTools />
        {isOpen && (
          <>
            <InstallCard />
            <PushCard />
            <AnalyticsConsent />
          </>
        )}
        <UpdateNotice />
      </Notices>
    </>
  );
}
