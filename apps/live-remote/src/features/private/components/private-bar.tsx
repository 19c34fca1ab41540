import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import VideoIcon from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { IconButton, Text, useFormat, usePrice } from '@barg/ui-kit';
import type { DeviceKind } from '../../../shared/webrtc/index.ts';
import { EndPrivate } from './end-private.tsx';
import { BarEnd, BarRow } from './private.styles.ts';
import { minutesLeft, usePrivateWords } from './private-status.ts';

interface OwnControls {
  isOpen: boolean;
  muted: Record<DeviceKind, boolean>;
  setMuted: (kind: DeviceKind, isMuted: boolean) => void;
}

/** What was measured, what is left, and the own devices; null for a fan who only watches. */
export function PrivateBar({ session, own }: { session: PrivateStream; own: OwnControls | null }) {
  const { t } = useTranslation('live');
  const format = useFormat();
  const inTokens = usePrice();
  const { minutesOf, statusOf } = usePrivateWords();
  const isRunning = session.status === 'running';
  const left = minutesOf(minutesLeft(session));
  return (
    <BarRow>
      <Text weight="bold" role="timer" aria-label={t('private.measured')}>
        <bdi>{format.duration(session.measuredSeconds * 1000)}</bdi>
      </Text>
      <Text tone="muted">{isRunning ? t('private.left', { minutes: left }) : statusOf(session)}</Text>
      <Text tone="muted">{t('private.perMinute', { tokens: inTokens(session.price) })}</Text>
      <BarEnd>
        {own && <OwnButtons own={own} />}
        <EndPrivate session={session} />
      </BarEnd>
      {session.isPaused && (
        <Text as="p" role="status">
          {t('private.paused')}
        </Text>
      )}
      {session.isEndingSoon && (
        <Text as="p" tone="danger" role="alert">
          {t('private.endingSoon', { minutes: left })}
        </Text>
      )}
    </BarRow>
  );
}

function OwnButtons({ own: { isOpen, muted, setMuted } }: { own: OwnControls }) {
  const { t } = useTranslation('live');
  return (
    <>
      <IconButton
        icon={muted.audio ? MicOff : Mic}
        tone={muted.audio ? 'live' : 'neutral'}
        label={t(muted.audio ? 'broadcast.unmute' : 'broadcast.mute')}
        disabled={!isOpen}
        onClick={() => setMuted('audio', !muted.audio)}
      />
      <IconButton
        icon={muted.video ? VideoOff : VideoIcon}
        tone={muted.video ? 'live' : 'neutral'}
        label={t(muted.video ? 'broadcast.cameraOn' : 'broadcast.cameraOff')}
        disabled={!isOpen}
        onClick={() => setMuted('video', !muted.video)}
      />
    </>
  );
}
