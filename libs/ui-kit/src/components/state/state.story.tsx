import type { Story } from '../../../workshop/story.ts';
import { Button } from '../button/button.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Progress } from '../progress/progress.tsx';
import { Skeleton, SkeletonCircle, SkeletonText } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useToast } from '../toast/toast.tsx';
import { PartFailure } from './part-failure.tsx';
import { EmptyState, ErrorState, ForbiddenState } from './state.tsx';

const Toasts = () => {
  const toast = useToast();
  return (
    <Inline>
      <Button onClick={() => toast('ذخیره شد', { tone: 'success' })}>Success</Button>
      <Button onClick={() => toast('The message was not sent.', { tone: 'danger' })}>Danger</Button>
    </Inline>
  );
};

export const story: Story = {
  title: 'States',
  states: {
    empty: () => <EmptyState title="هنوز نوشته‌ای نیست" action={<Button variant="primary">کاوش</Button>} />,
    error: () => <ErrorState onRetry={() => undefined} requestId="01jd-7f3a" />,
    part: () => <PartFailure error={{ message: 'فهرست‌ها نیامدند.' }} onRetry={() => undefined} />,
    forbidden: () => <ForbiddenState action={<Button variant="primary">ورود</Button>} />,
    skeleton: () => (
      <Stack>
        <Inline gap={3} wrap="nowrap">
          <SkeletonCircle size={40} />
          <SkeletonText lines={2} />
        </Inline>
        <Skeleton ratio={16 / 9} radius="tile" />
      </Stack>
    ),
    progress: () => (
      <Stack>
        <Progress value={0.68} label="New lens" tone="accent" />
        <Progress value={0.42} label="Uploading" />
        <Spinner />
      </Stack>
    ),
    toasts: Toasts,
  },
};
