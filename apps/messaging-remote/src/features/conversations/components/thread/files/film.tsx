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
 * A video that was asked for, with the browser's own controls. Not the feed's player: no remote imports another, and what
 * that player adds (where one left, quality, hls.js) weighs more than a page of messages for a short film. The browser's
 * controls have captions, speed and full screen too.
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
