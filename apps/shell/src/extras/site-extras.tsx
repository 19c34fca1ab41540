import { useEffect } from 'react';
import { keepReferralCode } from '@barg/session';
import { AnalyticsConsent } from './analytics/analytics-consent.tsx';
import { Notices } from './extras.styles.ts';
import { useFreshSettings } from './fresh-settings.ts';
import { InstallCard } from './install/install-card.tsx';
import { UpdateNotice } from './update/update-notice.tsx';

/** What no first picture needs: consent to analytics, the offer to install, the service worker and its news. */
export default function SiteExtras() {
  useEffect(keepReferralCode, []);
  useFreshSettings();
  return (
    <Notices>
      <InstallCard />
      <AnalyticsConsent />
      <UpdateNotice />
    </Notices>
  );
}
