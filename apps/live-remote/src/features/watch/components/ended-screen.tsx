import { useState } from 'react';
import type { MediaFile, StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useCurrentUser } from '@barg/session';
import { Button, ButtonLink, Inline } from '@barg/ui-kit';
import { StreamBackdrop } from '../../../shared/layout/stream-backdrop.tsx';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { useOpenFilmMutation, useStreamVideoQuery, type StreamVideo } from '../api/stream-video.ts';
import { Film } from './film.tsx';
import { LockedScreen } from './locked-screen.tsx';
import { CoverText, PlayerCover } from './player.styles.ts';

const POLL_MS = 30_000;

interface EndedScreenProps {
  stream: StreamSummary;
  /** At which second the film is, where the chat can be shown beside it; null while it does not play. */
  onSecond: (second: number | null) => void;
}

/** A stream that is over: its film, where it became one. */
export function EndedScreen({ stream, onSecond }: EndedScreenProps) {
  const { t } = useTranslation(['live', 'shell', 'ui']);
  const isOwn = useCurrentUser()?._id === stream.performer._id;
  // The film is made and published after the end, which who stays here may wait for.
  const [pollingInterval, setPolling] = useState(POLL_MS);
  const asked = useStreamVideoQuery(stream._id, { pollingInterval });
  const { data: recorded } = asked;
  if (recorded && pollingInterval > 0) setPolling(0);
  const [open, { isLoading, error }] = useOpenFilmMutation();
  /** Each opening is a film of its own: it may have the address of the one that failed. */
  const [film, setFilm] = useState<{ file: MediaFile; opening: number } | null>(null);
  const [from, setFrom] = useState(0);
  const begin = async ({ videoId, fileId }: StreamVideo, second = 0) => {
    setFrom(second);
    const { data: file } = fileId ? await open({ streamId: stream._id, videoId, fileId }) : {};
    if (!file) onSecond(null);
    setFilm((before) => (file ? { file, opening: (before?.opening ?? 0) + 1 } : null));
  };
  if (film && recorded) {
    const handleEnd = () => {
      setFilm(null);
      onSecond(null);
    };
    return (
      <Film
        key={film.opening}
        film={film.file}
        title={stream.title}
        onSecond={recorded.hasReplay ? onSecond : undefined}
        onEnd={handleEnd}
        from={from}
        onRetry={(second) => void begin(recorded, second)}
      />
    );
  }
  if (recorded?.videoId === null && !recorded.fileId) return <LockedScreen stream={stream} />;
  // Whom its performer has parted from meanwhile it is nowhere for: to them the stream has ended, and that is all.
  const isNowhere = toQueryError(asked.error).statusCode === 404;
  const refused = recorded === undefined && !isNowhere ? asked.error : undefined;
  const failure = error ?? refused;
  return (
    <>
      <StreamBackdrop stream={stream} />
      <PlayerCover role="status">
        <CoverText>
          {failure
            ? failure.message || t('shell:errors.default')
            : t(isOwn ? 'live:watch.ownEnded' : 'live:watch.ended')}
        </CoverText>
        <Inline justify="center">
          {refused && (
            <Button variant="media" isLoading={asked.isFetching} onClick={() => void asked.refetch()}>
              {t('ui:retry')}
            </Button>
          )}
          {recorded?.fileId && (
            <Button variant="primary" isLoading={isLoading} onClick={() => void begin(recorded)}>
              {t('live:watch.recording')}
            </Button>
          )}
          <Ways stream={stream} isOwn={isOwn} recorded={recorded} />
        </Inline>
      </PlayerCover>
    </>
  );
}

/** Where to go from here. */
function Ways({
  stream: { performer },
  isOwn,
  recorded,
}: {
  stream: StreamSummary;
  isOwn: boolean;
  recorded: StreamVideo | null | undefined;
}) {
  const { t } = useTranslation('live');
  return (
    <>
      {recorded && recorded.videoId !== null && (
        <ButtonLink variant={recorded.fileId ? 'media' : 'primary'} to={sitePaths.video(recorded.videoId)}>
          {recorded.fileId ? t('watch.asVideo') : t('watch.recording')}
        </ButtonLink>
      )}
      {!recorded && !isOwn && performer.username && (
        <ButtonLink variant="media" to={sitePaths.profile(performer.username)}>
          {t('watch.toProfile')}
        </ButtonLink>
      )}
      {isOwn ? (
        <ButtonLink to={paths.broadcast}>{t('watch.toOwn')}</ButtonLink>
      ) : (
        <ButtonLink to={paths.live}>{t('watch.others')}</ButtonLink>
      )}
    </>
  );
}
