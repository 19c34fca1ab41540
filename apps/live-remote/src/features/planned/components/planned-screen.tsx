import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useIsGuest, useLoginLink } from '@barg/session';
import { Button, ButtonLink, Inline, useFormat } from '@barg/ui-kit';
import { StreamBackdrop } from '../../../shared/layout/stream-backdrop.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useReminder } from '../hooks/use-reminder.ts';
import { ReturnTicket } from './return-ticket.tsx';
import { Clock, PlannedCover, PlannedText } from './planned-screen.styles.ts';

interface PlannedScreenProps {
  stream: StreamSummary;
  isOwn: boolean;
}

/** In the video's place before a stream begins: when that is, and how to be told. After it was called off: that. */
export function PlannedScreen({ stream, isOwn }: PlannedScreenProps) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const isOff = stream.phase === 'cancelled';
  return (
    <>
      <StreamBackdrop stream={stream} />
      <PlannedCover>
        <Inline justify="center">
          <PlannedText>
            {t(isOff ? 'planned.calledOff' : 'planned.begins', { when: format.dateTime(stream.startedAt) })}
          </PlannedText>
          {!isOff && <Countdown to={stream.startedAt} />}
        </Inline>
        <Inline justify="center">
          {isOff && <ButtonLink to={paths.live}>{t('watch.others')}</ButtonLink>}
          {!isOff && isOwn && (
            <ButtonLink variant="primary" to={paths.broadcast}>
              {t('goLive')}
            </ButtonLink>
          )}
          {!isOff && !isOwn && (stream.hasTicket ? <WithTicket stream={stream} /> : <Reminder stream={stream} />)}
          {!isOff && (
            <ButtonLink
              icon={CalendarPlus}
              to={`/api/streaming/planned/${stream._id}/calendar`}
              reloadDocument
              download
            >
              {t('planned.calendar')}
            </ButtonLink>
          )}
        </Inline>
      </PlannedCover>
    </>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Hours, minutes and seconds, also where the hours are none. */
const hoursOf = (milliseconds: number, format: ReturnType<typeof useFormat>): string => {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return parts
    .map((part, index) => format.number(part, { minimumIntegerDigits: index === 0 ? 1 : 2, useGrouping: false }))
    .join(':');
};

function Countdown({ to }: { to: string }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const left = Date.parse(to) - useNow();
  if (left <= 0) return <PlannedText role="status">{t('planned.late')}</PlannedText>;
  const days = Math.floor(left / DAY);
  return (
    <Clock role="timer" aria-label={t('planned.left')}>
      {days > 0 && <span>{t('planned.days', { count: days, amount: format.number(days) })}</span>}
      {/* Beside days, minutes and seconds alone would be read as hours and minutes. */}
      <bdi>{days > 0 ? hoursOf(left % DAY, format) : format.duration(left)}</bdi>
    </Clock>
  );
}

/** Who has a ticket is reminded without asking, and may give back one that was bought for another time. */
function WithTicket({ stream }: { stream: StreamSummary }) {
  const { t } = useTranslation('live');
  if (!stream.canReturnTicket) return <PlannedText>{t('planned.hasTicket')}</PlannedText>;
  return (
    <>
      <PlannedText>
        {t('planned.hasTicket')} {t('planned.moved')}
      </PlannedText>
      <ReturnTicket stream={stream} />
    </>
  );
}

function Reminder({ stream }: { stream: StreamSummary }) {
  const { t } = useTranslation('live');
  const toLogin = useLoginLink({ kind: 'remind', streamId: stream._id });
  const isGuest = useIsGuest();
  const { isReminded, isLoading, toggle } = useReminder(stream);
  if (isGuest) {
    return (
      <ButtonLink variant="primary" icon={Bell} {...toLogin}>
        {t('planned.signIn')}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant={isReminded ? 'media' : 'primary'}
      icon={isReminded ? BellOff : Bell}
      isLoading={isLoading}
      onClick={toggle}
    >
      {t(isReminded ? 'planned.forget' : 'planned.remind')}
    </Button>
  );
}
