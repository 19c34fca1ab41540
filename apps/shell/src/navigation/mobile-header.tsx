import { Slot, useIsGuest, useIsLoggedIn } from '@barg/session';
import { BrandLogo, Skeleton, TopBar } from '@barg/ui-kit';
import { AccountOptions } from './account-options.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { HOME_PATH } from '../site/paths.ts';
import { useAccountOfBar } from './use-nav-items.ts';

/** As wide as a bell and a balance. */
const PLACE = { width: 88, height: 40 };

/**
 * The head of the page on phones: balance and bell for members, language and theme for guests. Members find the way out
 * on the account's page, which the bar leads to; without that page it is here.
 */
export function MobileHeader() {
  const isLoggedIn = useIsLoggedIn();
  const isGuest = useIsGuest();
  const hasAccountPage = useAccountOfBar() !== undefined;
  return (
    <TopBar brand={<BrandLogo to={HOME_PATH} />}>
      {isLoggedIn && <Slot name="shell.header" props={{}} />}
      {isLoggedIn && !hasAccountPage && <AccountOptions />}
      {isGuest && (
        <>
          <LanguageMenu />
          <ThemeSwitch />
        </>
      )}
      {!isLoggedIn && !isGuest && <Skeleton {...PLACE} />}
    </TopBar>
  );
}
