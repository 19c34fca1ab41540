import type { CurrentUser, PublicSettings } from '@barg/api-client/models';
import type { BootData } from '@barg/contract';
import { resumeAccount, resumeSettings } from '@barg/session';

/** Settings and account, from the page where it holds them (they come from the same API), else asked for. */
export async function resumeSession({ settings, user }: Partial<BootData>): Promise<void> {
  await Promise.all([
    resumeSettings((settings ?? null) as PublicSettings | null),
    resumeAccount((user ?? null) as CurrentUser | null),
  ]);
}
