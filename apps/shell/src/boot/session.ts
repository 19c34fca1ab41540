import type { CurrentUser, PublicSettings } from '@barg/api-client/models';
import type { BootData } from '@barg/contract';
import { opennessSlice, resumeAccount, resumeSettings, type AppStore } from '@barg/session';

/** Settings and account: from the page if it has them, else requested. */
export async function resumeSession(
  store: AppStore,
  { settings, user, isCountryBlocked }: Partial<BootData>,
): Promise<void> {
  if (isCountryBlocked) store.dispatch(opennessSlice.actions.countryChecked(true));
  await Promise.all([
    resumeSettings((settings ?? null) as PublicSettings | null),
    resumeAccount((user ?? null) as CurrentUser | null),
  ]);
}
