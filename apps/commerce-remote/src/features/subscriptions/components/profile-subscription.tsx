import type { SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useIsGuest, useIsLoggedIn } from '@barg/session';
import { Card, CardTitle, ErrorState } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { isKept } from '../hooks/subscription-state.ts';
import { useSubscription } from '../hooks/use-subscription.ts';
import { FanOffer } from './fan-offer.tsx';
import { GiftButton } from './gift-button.tsx';
import { GuestOffer } from './guest-offer.tsx';
import { OwnSubscription } from './own-subscription.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';

/** The subscription part of a profile: the plans, or the fan's subscription. Hidden for performers and operators. */
export function ProfileSubscription({ performer }: SlotProps['profile.aside']) {
  const isFan = useFan() !== null;
  const isLoggedIn = useIsLoggedIn();
  const isGuest = useIsGuest();
  if (isLoggedIn && !isFan) return null;
  if (!isFan && !isGuest) return <DelayedCard />;
  const Offer = isFan ? SubscriptionCard : GuestOffer;
  // A new key resets the choice for another performer.
  return <Offer key={performer._id} performerId={performer._id} />;
}

/** While the account, and with it the subscription, is still loading. */
function DelayedCard() {
  const { t } = useTranslation('commerce');
  return (
    <Card aria-label={t('subscribe.title')}>
      <CardTitle>{t('subscribe.title')}</CardTitle>
      <SubscriptionSkeleton />
    </Card>
  );
}

function SubscriptionCard({ performerId }: { performerId: string }) {
  const { t } = useTranslation('commerce');
  const { found, error, retry } = useSubscription(performerId);
  const title = t(found && isKept(found.subscription) ? 'subscribe.yours' : 'subscribe.title');
  return (
    <Card aria-label={title}>
      <CardTitle>{title}</CardTitle>
      {!found && !error && <SubscriptionSkeleton />}
      {!found && error && <ErrorState message={error.message || undefined} onRetry={retry} />}
      {found && isKept(found.subscription) && <OwnSubscription subscription={found.subscription} />}
      {found && !isKept(found.subscription) && <FanOffer found={found} />}
      {found && <GiftButton performer={found.performer} />}
    </Card>
  );
}
