import ArrowRight from 'lucide-react/icons/arrow-right';
import Bookmark from 'lucide-react/icons/bookmark';
import Coins from 'lucide-react/icons/coins';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { Story } from '../../../workshop/story.ts';
import { ActionButton } from '../action-button/action-button.tsx';
import { Inline } from '../layout/layout.tsx';
import { IconButton } from './icon-button.tsx';

export const story: Story = {
  title: 'IconButton, ActionButton',
  states: {
    variants: () => (
      <Inline>
        <IconButton icon={Bookmark} label="plain" />
        <IconButton icon={MessageCircle} label="outlined" variant="outlined" />
        <IconButton icon={MessageCircle} label="primary" variant="primary" />
        <IconButton icon={Heart} label="pressed" tone="live" isPressed />
        <IconButton icon={ArrowRight} label="mirrored" isMirrored variant="outlined" />
      </Inline>
    ),
    'below a post': () => (
      <Inline>
        <ActionButton icon={Heart} label="Like" count={1248} tone="live" isPressed />
        <ActionButton icon={MessageCircle} label="Comments" count={86} />
        <ActionButton icon={Coins} label="انعام" />
      </Inline>
    ),
  },
};
