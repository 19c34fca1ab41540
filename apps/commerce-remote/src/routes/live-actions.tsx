import type { SlotProps } from '@barg/contract';
import { SubscribeButton } from '../features/subscriptions/components/subscribe-button.tsx';
import { StreamTip } from '../features/tips/components/tip-buttons.tsx';

/** What a fan can do for the performer of a stream. */
export function LiveActions(props: SlotProps['live.actions']) {
  return (
    <>
      <StreamTip {...props} />
      <SubscribeButton performer={props.performer} />
    </>
  );
}
