import type { Subscription } from '@barg/api-client/models';
import { Inline, Stack, Text } from '@barg/ui-kit';
import { SubscriptionControls } from './subscription-controls.tsx';
import { SubscriptionNotes } from './subscription-notes.tsx';
import { SubscriptionBadge, useSubscriptionText } from './subscription-status.tsx';

/** A running subscription: its end, what happens then, and the actions. */
export function OwnSubscription({ subscription }: { subscription: Subscription }) {
  const textOf = useSubscriptionText();
  return (
    <Stack gap={3} align="start">
      <SubscriptionBadge subscription={subscription} />
      <Text as="p" tone="muted">
        {textOf(subscription)}
      </Text>
      <SubscriptionNotes subscription={subscription} />
      <Inline>
        <SubscriptionControls subscription={subscription} />
      </Inline>
    </Stack>
  );
}
