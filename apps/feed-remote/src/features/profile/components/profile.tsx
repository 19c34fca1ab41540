import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { TabsNav, usePageTitle } from '@barg/ui-kit';
import { isGone } from '../../../shared/page/is-gone.ts';
import { paths } from '../../../shared/page/paths.ts';
import { usePerformerQuery } from '../../../entities/performer/api/performer.ts';
import '../api/assets.ts';
import { AsideInColumn } from './aside-in-column.tsx';
import { MissingProfile } from './missing-profile.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { TabPlace, TabsPlace } from './profile.styles.ts';

export const ASSET_TABS = ['photos', 'videos', 'galleries', 'shop'] as const;
export type AssetTab = (typeof ASSET_TABS)[number];

function ProfileTabs({ username }: { username: string }) {
  const { t } = useTranslation('feed');
  const tabs = [
    { to: paths.profile(username), label: t('profile.tabs.posts'), end: true },
    ...ASSET_TABS.map((tab) => ({ to: paths.profile(username, tab), label: t(`profile.tabs.${tab}`) })),
  ];
  return (
    <TabsPlace>
      <TabsNav label={t('profile.tabs.label')} tabs={tabs} />
    </TabsPlace>
  );
}

interface ProfileProps {
  /** The username of the path, or the id of somebody without one. */
  username: string;
  /** The chosen tab; absent for that of her posts. */
  tab: AssetTab | undefined;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** A performer's page: her profile, and her content in tabs. */
export function Profile({ username, tab, children }: ProfileProps) {
  const { t } = useTranslation('feed');
  const { data: performer, error, refetch, isFetching } = usePerformerQuery(username);
  const isMissing = isGone(error);
  usePageTitle(isMissing ? undefined : performer?.name, tab && t(`profile.tabs.${tab}`));
  if (error && (isMissing || !performer)) {
    const retry = () => void refetch();
    return <MissingProfile username={username} error={error} onRetry={retry} isRetrying={isFetching} />;
  }
  if (!performer) return <ProfileSkeleton />;
  return (
    <>
      <ProfileHeader performer={performer} />
      <AsideInColumn performer={performer} />
      <ProfileTabs username={username} />
      <TabPlace>{children}</TabPlace>
    </>
  );
}
