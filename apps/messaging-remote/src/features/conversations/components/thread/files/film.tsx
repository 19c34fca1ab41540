import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Spinner } from '@barg/ui-kit';
import { useFilm } from '../../../hooks/use-film.ts';
import { Note, Screen } from './message-files.styles.ts';

interface FilmProps {
  messageId: string;
  file: MediaFile;
  ratio: number;
}

/**
 * A playing video, with native controls. Not the feed's player: remotes cannot import each other, and the features
 * of that player (position, quality, hls.js) are larger than the page of messages, too much for short films. Native
 * controls have captions, speed and fullscreen too.
 */
export default function Film({ messageId, file, ratio }: FilmProps) {
  const { t } = useTranslation('messaging');
  const { url, captions, hasFailed, retry, handleError, handleLoaded } = useFilm(messageId, file._id);
  return (
    <>
      <Screen
        $ratio={ratio}
        controls
        playsInline
        autoPlay
        src={url ?? undefined}
        poster={file.thumbnails?.large.webp}
        aria-label={t('files.video')}
        onError={handleError}
        onLoadedMetadata={handleLoaded}
      >
        {captions.map((track) => (
          <track key={track.language} kind="captions" srcLang={track.language} src={track.url} label={track.language} />
        ))}
      </Screen>
      {!url && !hasFailed && (
        <Note>
          <Spinner size={32} />
        </Note>
      )}
      {hasFailed && (
        <Note role="alert">
          <p>{t('files.filmFailed')}</p>
          <Button size="sm" onClick={retry}>
            {t('files.again')}
          </Button>
        </Note>
      )}
    </>
  );
}
