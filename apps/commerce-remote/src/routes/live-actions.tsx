import type { SlotProps } from '@barg/contract';
import { StreamPrivate } from '../features/private/components/private-button.tsx';
import { SubscribeButton } from '../features/subscriptions/components/subscribe-button.tsx';
import { StreamTip } from '../features/tips/components/tip-buttons.tsx';

/** A fan's actions below a stream. */
export function LiveActions(props: SlotProps['live.actions']) {
  return (
    <>
      <StreamTip {...props} />
      <SubscribeButton performer={props.performer} />
      <StreamPrivate performer={props.performer} />
    </>
  );
}
