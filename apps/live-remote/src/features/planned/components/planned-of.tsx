import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import type { StreamSummary } from '@barg/api-client/models';
import type { SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser, useIsGuest, useLoginLink } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { Card, Heading, IconButton, IconLink, Text, useFormat, UserLine } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useAudience } from '../../../shared/use-audience.ts';
import { usePlannedStreamsQuery } from '../api/planned-streams.ts';
import { useReminder } from '../hooks/use-reminder.ts';
import { PlanLink, PlanRow, PlansTitle } from './planned-of.styles.ts';

/** As many as the profile counts, for which there is room. */
const MOST = 3;

/** The planned streams of a performer beside her profile, the next first. */
export function PlannedOf({ performer }: SlotProps['profile.aside']) {
  const { t } = useTranslation('live');
  const { currentData: planned } = useAskedAgain(usePlannedStreamsQuery(performer._id));
  if (!planned || planned.data.length === 0) return null;
  return (
    <Card aria-label={t('planned.comingUp')}>
      <PlansTitle>
        <Heading level={2} size="body">
          {t('planned.comingUp')}
        </Heading>
      </PlansTitle>
      <ul>
        {planned.data.slice(0, MOST).map((stream) => (
          <Plan key={stream._id} stream={stream} />
        ))}
      </ul>
    </Card>
  );
}

function Plan({ stream }: { stream: StreamSummary }) {
  const format = useFormat();
  const audience = useAudience()(stream);
  const me = useCurrentUser();
  return (
    <PlanRow>
      <PlanLink to={paths.watch(stream._id)}>
        <UserLine as={Text} weight="bold" clamp={1} text={stream.title} />
        <Text as="p" size="caption" tone="muted">
          <bdi>{format.dateTime(stream.startedAt)}</bdi>
        </Text>
        {audience && (
          <Text as="p" size="caption" tone="muted">
            {audience}
          </Text>
        )}
      </PlanLink>
      {me?._id !== stream.performer._id && !stream.hasTicket && <ReminderButton stream={stream} />}
    </PlanRow>
  );
}

function ReminderButton({ stream }: { stream: StreamSummary }) {
  const { t } = useTranslation('live');
  const toLogin = useLoginLink({ kind: 'remind', streamId: stream._id });
  const isGuest = useIsGuest();
  const { isReminded, isLoading, toggle } = useReminder(stream);
  if (isGuest) return <IconLink icon={Bell} label={t('planned.signIn')} {...toLogin} />;
  return (
    <IconButton
      icon={isReminded ? BellOff : Bell}
      label={t(isReminded ? 'planned.forgetOne' : 'planned.remindOne', { title: stream.title })}
      disabled={isLoading}
      onClick={toggle}
    />
  );
}
