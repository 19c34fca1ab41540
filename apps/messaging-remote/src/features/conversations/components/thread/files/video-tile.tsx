import Play from 'lucide-react/icons/play';
import { Suspense, useState } from 'react';
import type { MessageFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, lazyPart, Picture, SMALL_PART, useFormat } from '@barg/ui-kit';
import { useFile } from '../../../hooks/use-files.ts';
import { FileNote } from './file-note.tsx';
import { frameRatio } from './frame-ratio.ts';
import { Length, PlayMark, PressTile, Tile } from './message-files.styles.ts';

const Film = lazyPart(() => import('./film.tsx'), SMALL_PART);

interface VideoTileProps {
  messageId: string;
  file: MessageFile;
  isSingle: boolean;
}

/** A video: its poster, then the player. */
export function VideoTile({ messageId, file: sent, isSingle }: VideoTileProps) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const shown = useFile(sent);
  const [isAsked, setAsked] = useState(false);
  const { file, renew } = shown;
  const ratio = frameRatio(file ?? sent, isSingle);
  const poster = (
    <Picture
      source={file?.thumbnails ?? null}
      thumbhash={file?.thumbhash ?? sent.thumbhash}
      alt=""
      ratio={ratio}
      sizes="320px"
    />
  );
  if (!file?.url) {
    return (
      <Tile>
        {poster}
        <FileNote type="video" {...shown} />
      </Tile>
    );
  }
  const length = format.duration(file.durationMs ?? 0);
  if (!isAsked) {
    return (
      <PressTile
        type="button"
        aria-label={t('files.play', { length })}
        onClick={() => setAsked(true)}
        onErrorCapture={renew}
      >
        {poster}
        <PlayMark>
          <Icon icon={Play} size={24} />
        </PlayMark>
        <Length>{length}</Length>
      </PressTile>
    );
  }
  return (
    <Tile>
      <Suspense fallback={poster}>
        <Film messageId={messageId} file={file} ratio={ratio} />
      </Suspense>
    </Tile>
  );
}
