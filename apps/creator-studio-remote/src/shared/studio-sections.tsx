import { useTranslation } from '@barg/runtime/i18n';
import { TabsNav } from '@barg/ui-kit';
import { paths } from './paths.ts';

/** Tabs between the kinds of items in the studio. */
export function StudioSections() {
  const { t } = useTranslation('creator-studio');
  return (
    <TabsNav
      label={t('studio.sections')}
      tabs={[
        { to: paths.studio, label: t('posts.title') },
        { to: paths.galleries, label: t('galleries.title') },
        { to: paths.photos, label: t('photos.title') },
        { to: paths.videos, label: t('videos.title') },
        { to: paths.products, label: t('products.title') },
        { to: paths.orders, label: t('orders.title') },
        { to: paths.shipping, label: t('shipping.title') },
        { to: paths.vault, label: t('vault.title') },
        { to: paths.earnings, label: t('earnings.title') },
        { to: paths.payouts, label: t('payouts.title') },
        { to: paths.followers, label: t('followers.title') },
        { to: paths.fans, label: t('fans.title') },
        { to: paths.campaigns, label: t('campaigns.title') },
        { to: paths.inbox, label: t('inbox.title') },
        { to: paths.coupons, label: t('coupons.title') },
        { to: paths.referrals, label: t('referrals.title') },
      ]}
    />
  );
}
