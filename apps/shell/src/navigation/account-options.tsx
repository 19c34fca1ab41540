import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { matchPath, useLocation } from '@barg/runtime/router';
import { useIsLoggedIn } from '@barg/session';
import { Inline } from '@barg/ui-kit';
import { lazyMenu } from './lazy-menu.tsx';
import { PhonesOnly } from './phones-only.ts';
import { useAccountOfBar } from './use-nav-items.ts';

const Menu = lazyMenu(async () => (await import(/* webpackChunkName: "menus" */ './menus/index.ts')).AccountMenu);

/** Links to the account's pages, theme, language, and signing out. */
export function AccountOptions() {
  const { t } = useTranslation('shell');
  return <Menu icon={Ellipsis} label={t('account.menu')} />;
}

/** On phones one signs out on the account's page: where that did not open, the menu stands below the words for it. */
function OptionsOfPage() {
  const { pathname } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const account = useAccountOfBar();
  if (!isLoggedIn || !account || !matchPath({ path: account.to, end: false }, pathname)) return null;
  return (
    <PhonesOnly>
      <Inline justify="center">
        <AccountOptions />
      </Inline>
    </PhonesOnly>
  );
}

/** Around the message that a page could not be loaded. */
export const FailedPage = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <OptionsOfPage />
  </>
);
