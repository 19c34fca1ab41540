import { Card, Inline, Stack, UserText } from '@barg/ui-kit';
import type { Story } from '../../workshop/story.ts';
import { Bubble, type BubbleGround } from './index.ts';

const talk = ($ground: BubbleGround) => (
  <Stack gap={2} align="start">
    <Bubble $look="other" $isOwn={false} $ground={$ground}>
      <UserText text={'سلام!\nHello, how are you?'} />
    </Bubble>
    <Bubble $look="own" $isOwn $ground={$ground}>
      <UserText text="Fine: https://example.com" />
    </Bubble>
    <Bubble $look="own" $isOwn $isPending $ground={$ground}>
      <UserText text="On its way" />
    </Bubble>
    <Bubble $look="erased" $isOwn={false} $ground={$ground}>
      Deleted
    </Bubble>
  </Stack>
);

export const story: Story = {
  title: 'Bubble',
  states: {
    'on the page': () => <Inline>{talk('page')}</Inline>,
    'on a card': () => <Card>{talk('card')}</Card>,
  },
};
