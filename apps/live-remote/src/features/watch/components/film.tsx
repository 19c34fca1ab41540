import { useState, type SyntheticEvent } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '@barg/ui-kit';
import { CoverText, PlayerCover, PlayerVideo } from './player.styles.ts';

interface FilmProps {
  film: MediaFile;
  title: string;
  /** Told at each second of the film. */
  onSecond: ((second: number) => void) | undefined;
  onEnd: () => void;
  /** Where it begins, in seconds. */
  from: number;
  /** Asks for the film anew, to go on where it stopped: an address is valid for some time only. */
  onRetry: (second: number) => void;
}

/** The film of a stream that is over, in the place where it was on air. It begins at once. */
export function Film({ film, title, onSecond, onEnd, from, onRetry }: FilmProps) {
  const { t } = useTranslation(['live', 'ui']);
  /** At which second; null while all is well. */
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const handleTime = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
    onSecond?.(Math.floor(currentTarget.currentTime));
  if (failedAt !== null) {
    return (
      <PlayerCover role="alert">
        <CoverText>{t('live:watch.filmFailed')}</CoverText>
        <Button variant="media" onClick={() => onRetry(failedAt)}>
          {t('ui:retry')}
        </Button>
      </PlayerCover>
    );
  }
  return (
    <PlayerVideo
      $fit="contain"
      aria-label={title}
      controls
      autoPlay
      playsInline
      src={film.url === null ? undefined : `${film.url}#t=${from}`}
      poster={film.thumbnails?.large.webp}
      onTimeUpdate={handleTime}
      onSeeked={handleTime}
      onEnded={onEnd}
      onError={({ currentTarget }) => setFailedAt(Math.floor(currentTarget.currentTime))}
    >
      {film.captions?.map(({ language, url }) => (
        <track key={language} kind="captions" srcLang={language} src={url} />
      ))}
    </PlayerVideo>
  );
}
