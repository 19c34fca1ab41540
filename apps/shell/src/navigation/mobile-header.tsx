import { HOME_PATH } from '@barg/contract';
import { Slot, useIsGuest, useIsLoggedIn, useSlotRoom } from '@barg/session';
import { BrandLogo, Skeleton, TopBar } from '@barg/ui-kit';
import { AccountOptions } from './account-options.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { useAccountOfBar } from './use-nav-items.ts';

/** Between what stands at the end of the head, in pixels. */
const GAP = 8;

/** In place of what comes once it is known who is here: most members are fans. */
function HeaderSkeleton() {
  const { width, height } = useSlotRoom('shell.header', {}, { axis: 'row', gap: GAP, visitor: 'user' });
  return width > 0 && <Skeleton width={width} height={height.narrow} />;
}

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
      {isLoggedIn && <Slot name="shell.header" props={{}} isFilledAtOnce />}
      {isLoggedIn && !hasAccountPage && <AccountOptions />}
      {isGuest && (
        <>
          <LanguageMenu />
          <ThemeSwitch />
        </>
      )}
      {!isLoggedIn && !isGuest && <HeaderSkeleton />}
    </TopBar>
  );
}
