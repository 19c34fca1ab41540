import { Suspense, useState } from 'react';
import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useIsGuest, useLoginLink } from '@barg/session';
import { Button, ButtonLink, lazyPart, Spinner } from '@barg/ui-kit';
import { ScreenBadges } from '../../../shared/layout/screen-badges.tsx';
import { StreamBackdrop } from '../../../shared/layout/stream-backdrop.tsx';
import { useJoinStreamQuery } from '../api/join-stream.ts';
import { Player } from './player.tsx';
import { CoverText, PlayerCover } from './player.styles.ts';

// Most who come see a stream that runs and is open to them.
const EndedScreen = lazyPart(async () => ({ default: (await import('./ended-screen.tsx')).EndedScreen }));
// And few streams have so many viewers.
const CrowdPlayer = lazyPart(async () => ({ default: (await import('../crowd/crowd-player.tsx')).CrowdPlayer }));
const LockedScreen = lazyPart(async () => ({ default: (await import('./locked-screen.tsx')).LockedScreen }));

interface WatchScreenProps {
  stream: StreamSummary;
  /** Called to reload the stream. */
  onGone: () => void;
  /** Of a stream that is over: at which second its film is, null while it does not play. */
  onSecond: (second: number | null) => void;
}

/** The video's place: playing, ended, locked, or closed to guests. */
export function WatchScreen({ stream, onGone, onSecond }: WatchScreenProps) {
  const isGuest = useIsGuest();
  if (stream.status === 'ended') {
    return (
      <Suspense fallback={<StreamBackdrop stream={stream} />}>
        <EndedScreen stream={stream} onSecond={onSecond} />
      </Suspense>
    );
  }
  if (stream.isLocked) {
    return (
      <Suspense fallback={<StreamBackdrop stream={stream} />}>
        <LockedScreen stream={stream} />
      </Suspense>
    );
  }
  return isGuest ? <GuestScreen stream={stream} /> : <JoinedScreen stream={stream} onGone={onGone} />;
}

function JoinedScreen({ stream, onGone }: Omit<WatchScreenProps, 'onSecond'>) {
  const { t } = useTranslation(['live', 'ui']);
  const [attempt, setAttempt] = useState(0);
  const [isCrowded, setCrowded] = useState(false);
  const { data: joined, error, isFetching, refetch } = useJoinStreamQuery(stream._id);
  // The engine is asked again: there may be room.
  const handleRetry = () => {
    setCrowded(false);
    setAttempt(attempt + 1);
  };
  if (joined) {
    const props = { joined, stream, onRetry: handleRetry, onGone };
    if (!isCrowded) return <Player key={attempt} {...props} onCrowded={() => setCrowded(true)} />;
    return (
      <Suspense fallback={<StreamBackdrop stream={stream} />}>
        <CrowdPlayer key={attempt} {...props} onDirect={() => setCrowded(false)} />
      </Suspense>
    );
  }
  if (!error) {
    return (
      <PlayerCover role="status">
        <Spinner size={32} />
        <CoverText>{t('live:player.connecting')}</CoverText>
      </PlayerCover>
    );
  }
  return (
    <PlayerCover role="alert">
      <CoverText>{error.message || t('live:player.failed')}</CoverText>
      <Button variant="media" isLoading={isFetching} onClick={() => void refetch()}>
        {t('ui:retry')}
      </Button>
    </PlayerCover>
  );
}

function GuestScreen({ stream }: { stream: StreamSummary }) {
  const { t } = useTranslation('live');
  const toLogin = useLoginLink(null);
  return (
    <>
      <StreamBackdrop stream={stream} />
      <ScreenBadges viewers={stream.viewers} startedAt={stream.startedAt} />
      <PlayerCover>
        <CoverText>{t('watch.guest')}</CoverText>
        <ButtonLink variant="primary" {...toLogin}>
          {t('watch.signIn')}
        </ButtonLink>
      </PlayerCover>
    </>
  );
}
