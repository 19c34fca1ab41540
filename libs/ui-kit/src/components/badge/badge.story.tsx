import type { Story } from '../../../workshop/story.ts';
import { Amount, PriceTag } from '../amount/amount.tsx';
import { Chip } from '../chip/chip.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Badge, CountBadge, LiveBadge, TestModeBadge } from './badge.tsx';

export const story: Story = {
  title: 'Badge, Chip, Amount',
  states: {
    badges: () => (
      <Inline gap={3}>
        <CountBadge count={3} />
        <CountBadge count={120} variant="alert" />
        <LiveBadge />
        <Badge variant="status">Active</Badge>
        <Badge variant="pending">در انتظار بررسی</Badge>
        <Badge variant="neutral">Cancelled</Badge>
        <Badge variant="danger">Failed</Badge>
        <TestModeBadge />
      </Inline>
    ),
    chips: () => (
      <Inline>
        <Chip isSelected>دنبال‌شده‌ها</Chip>
        <Chip>پیشنهادی</Chip>
        <Chip disabled>Disabled</Chip>
      </Inline>
    ),
    amounts: () => (
      <Stack gap={2} align="start">
        <Amount value={124.5} unit="tokens" size="display" />
        <Amount value={49} />
        <PriceTag value={6} />
        <PriceTag value={4.9} />
        <PriceTag value={0} />
      </Stack>
    ),
  },
};
