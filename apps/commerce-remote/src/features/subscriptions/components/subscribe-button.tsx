import type { PerformerRef } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { subscriptionSlice, useAppSelector, useIntent } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { Button } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { useOwnSubscriptionQuery } from '../api/own-subscription.ts';
import { isHeld } from '../hooks/subscription-state.ts';

const { selectIsSubscribingTo } = subscriptionSlice.selectors;

/** Opens the dialog with the plans, where there is no room for them; hidden for subscribers. */
export function SubscribeButton({ performer }: { performer: PerformerRef }) {
  const { t } = useTranslation('commerce');
  const isOpen = useAppSelector((state) => selectIsSubscribingTo(state, performer._id));
  const isFan = useFan() !== null;
  const { ask, isAvailable } = useIntent('commerce.subscribe');
  const { data: subscription } = useAskedAgain(useOwnSubscriptionQuery(performer._id, { skip: !isFan }));
  if (!isFan || subscription === undefined || isHeld(subscription)) return null;
  return (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={!isAvailable}
      onClick={() => void ask({ performer })}
    >
      {t('subscribe.action')}
    </Button>
  );
}
