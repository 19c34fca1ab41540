import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Inline, lazyPart, Skeleton, VisuallyHidden, usePageTitle } from '@barg/ui-kit';
import { Broadcast } from '../features/broadcast/components/broadcast.tsx';
import { useOwnStream } from '../features/broadcast/hooks/use-own-stream.ts';
import { ChatPanel } from '../features/chat/components/chat-panel.tsx';
import { viewersFor } from '../features/chat/components/viewers/own-viewers.tsx';
import { ASIDE } from '../shared/layout/aside.ts';
import { ScreenPartsContext } from '../shared/layout/screen-parts.ts';
import { paths } from '../shared/paths.ts';

/** The room in pixels of a button with an icon and its words. */
const RULES = { width: 168, height: 40 };

const RulesButton = lazyPart(
  async () => ({ default: (await import('../features/chat/components/rules/rules-button.tsx')).RulesButton }),
  { ...ASIDE, waiting: () => <Skeleton width={RULES.width} height={RULES.height} radius="pill" /> },
);
// Beside the camera, which opens first.
const OwnPlans = lazyPart(async () => ({
  default: (await import('../features/planned/components/own-plans.tsx')).OwnPlans,
}));

const PastStreams = lazyPart(
  async () => ({ default: (await import('../features/past/components/past-streams.tsx')).PastStreams }),
  ASIDE,
);

const PlanGoal = lazyPart(
  async () => ({ default: (await import('../features/chat/components/tips/plan-goal.tsx')).PlanGoal }),
  ASIDE,
);

export function BroadcastPage() {
  const { t } = useTranslation('live');
  usePageTitle(t('broadcast.page'));
  const stream = useOwnStream();
  return (
    <ScreenPartsContext value={{ renderViewers: stream ? viewersFor(stream._id, 'performer') : undefined }}>
      <VisuallyHidden as="h1">{t('broadcast.page')}</VisuallyHidden>
      <Broadcast
        renderChat={(stream) => <ChatPanel stream={stream} />}
        renderPlans={(onStart) => (
          <Suspense fallback={<Skeleton height="120px" radius="card" />}>
            <OwnPlans onStart={onStart} renderGoal={(plan) => <PlanGoal stream={plan} />} />
            <PastStreams />
          </Suspense>
        )}
        settings={
          <Inline gap={3} justify="center">
            <RulesButton kind="words" />
            <ButtonLink to={paths.obs}>{t('obs.link')}</ButtonLink>
          </Inline>
        }
      />
    </ScreenPartsContext>
  );
}
