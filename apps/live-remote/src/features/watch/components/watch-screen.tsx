import { Suspense, useState } from 'react';
import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useLocation } from '@barg/runtime/router';
import { loginPath, useIsGuest } from '@barg/session';
import { Button, ButtonLink, Inline, lazyPart, Spinner } from '@barg/ui-kit';
import { ScreenBadges } from '../../../shared/layout/screen-badges.tsx';
import { StreamBackdrop } from '../../../shared/layout/stream-backdrop.tsx';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { useJoinStreamQuery } from '../api/join-stream.ts';
import { useStreamVideoQuery } from '../api/stream-video.ts';
import { Player } from './player.tsx';
import { CoverText, PlayerCover } from './player.styles.ts';

// Most streams are open to who comes.
const LockedScreen = lazyPart(async () => ({ default: (await import('./locked-screen.tsx')).LockedScreen }));

interface WatchScreenProps {
  stream: StreamSummary;
  /** Called to reload the stream. */
  onGone: () => void;
}

/** The video's place: playing, ended, locked, or closed to guests. */
export function WatchScreen({ stream, onGone }: WatchScreenProps) {
  const isGuest = useIsGuest();
  if (stream.status === 'ended') return <EndedScreen stream={stream} />;
  if (stream.isLocked) {
    return (
      <Suspense fallback={<StreamBackdrop stream={stream} />}>
        <LockedScreen stream={stream} />
      </Suspense>
    );
  }
  return isGuest ? <GuestScreen stream={stream} /> : <JoinedScreen stream={stream} onGone={onGone} />;
}

function JoinedScreen({ stream, onGone }: WatchScreenProps) {
  const { t } = useTranslation(['live', 'ui']);
  const [attempt, setAttempt] = useState(0);
  const { data: joined, error, isFetching, refetch } = useJoinStreamQuery(stream._id);
  if (joined) {
    const retry = () => setAttempt(attempt + 1);
    return <Player key={attempt} joined={joined} stream={stream} onRetry={retry} onGone={onGone} />;
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
  const { pathname } = useLocation();
  return (
    <>
      <StreamBackdrop stream={stream} />
      <ScreenBadges viewers={stream.viewers} startedAt={stream.startedAt} />
      <PlayerCover>
        <CoverText>{t('watch.guest')}</CoverText>
        <ButtonLink variant="primary" to={loginPath(pathname)}>
          {t('watch.signIn')}
        </ButtonLink>
      </PlayerCover>
    </>
  );
}

function EndedScreen({ stream }: { stream: StreamSummary }) {
  const { _id: streamId, performer } = stream;
  const { t } = useTranslation('live');
  const { data: recorded } = useStreamVideoQuery(streamId);
  return (
    <>
      <StreamBackdrop stream={stream} />
      <PlayerCover role="status">
        <CoverText>{t('watch.ended')}</CoverText>
        <Inline justify="center">
          {recorded && (
            <ButtonLink variant="primary" to={sitePaths.video(recorded.videoId)}>
              {t('watch.recording')}
            </ButtonLink>
          )}
          {performer.username && (
            <ButtonLink variant="media" to={sitePaths.profile(performer.username)}>
              {t('watch.toProfile')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.live}>{t('watch.others')}</ButtonLink>
        </Inline>
      </PlayerCover>
    </>
  );
}
