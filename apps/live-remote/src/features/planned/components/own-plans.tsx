import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState, type ReactNode } from 'react';
import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Button, Card, ErrorState, Heading, Inline, lazyDialog, Skeleton, Stack, Text } from '@barg/ui-kit';
import { usePlannedStreamsQuery } from '../api/planned-streams.ts';
import { OwnPlan } from './own-plan.tsx';

const PlanDialog = lazyDialog(() => import('./plan-dialog.tsx'));

interface OwnPlansProps {
  /** Goes live with a plan; null while the camera is closed. */
  onStart: ((plan: StreamSummary) => void) | null;
  /** Sets the goal of a plan. */
  renderGoal: (plan: StreamSummary) => ReactNode;
}

/** What the performer has announced, to begin, change or call off. */
export function OwnPlans({ onStart, renderGoal }: OwnPlansProps) {
  const { t } = useTranslation('live');
  const user = useCurrentUser();
  const { data, error, refetch } = usePlannedStreamsQuery(user?._id, { skip: !user });
  const [dialog, setDialog] = useState<{ stream: StreamSummary | null } | null>(null);
  return (
    <Card as="section" aria-label={t('planned.own')}>
      <Stack gap={3}>
        <Inline justify="space-between">
          <Heading level={2} size="lead">
            {t('planned.own')}
          </Heading>
          <Button size="sm" icon={CalendarPlus} onClick={() => setDialog({ stream: null })}>
            {t('planned.plan')}
          </Button>
        </Inline>
        {!data && !error && <Skeleton height="48px" />}
        {error && !data && <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />}
        {data?.total === 0 && (
          <Text as="p" tone="muted">
            {t('planned.none')}
          </Text>
        )}
        {data && data.total > 0 && (
          <Stack as="ul" gap={3}>
            {data.data.map((stream) => (
              <OwnPlan
                key={stream._id}
                stream={stream}
                onStart={onStart && (() => onStart(stream))}
                onChange={() => setDialog({ stream })}
                goal={renderGoal(stream)}
              />
            ))}
          </Stack>
        )}
      </Stack>
      {dialog && <PlanDialog stream={dialog.stream} onClose={() => setDialog(null)} />}
    </Card>
  );
}
