import { Suspense } from 'react';
import type { MessageFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Picture, SMALL_PART, useFormat } from '@barg/ui-kit';
import { useFile } from '../../../hooks/use-files.ts';
import { FileNote } from './file-note.tsx';
import { frameRatio } from './frame-ratio.ts';
import { OwnPreview, PressTile, Tile } from './message-files.styles.ts';

/** A chunk of its own, because few pictures are animated. */
const MovingTile = lazyPart(() => import('./moving-tile.tsx'), SMALL_PART);

interface PhotoTileProps {
  file: MessageFile;
  isSingle: boolean;
  index: number;
  total: number;
  onOpen: () => void;
}

/** The `sizes` of a message's picture. */
const SIZES = '(max-width: 767px) 70vw, 320px';

export function PhotoTile({ file: sent, isSingle, index, total, onOpen }: PhotoTileProps) {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const shown = useFile(sent);
  const { file, preview, renew } = shown;
  const ratio = frameRatio(file ?? sent, isSingle);
  const pictureWith = (motion: string | null) => (
    <Picture
      source={file?.thumbnails ?? null}
      motion={motion}
      thumbhash={file?.thumbhash ?? sent.thumbhash}
      alt={file?.alt ?? ''}
      ratio={ratio}
      sizes={SIZES}
    />
  );
  if (file?.thumbnails) {
    const place = { index: format.number(index + 1), total: format.number(total) };
    const tileWith = (motion: string | null) => (
      <PressTile
        type="button"
        aria-label={total > 1 ? t('files.openOneOf', place) : t('files.open')}
        onClick={onOpen}
        onErrorCapture={renew}
      >
        {pictureWith(motion)}
      </PressTile>
    );
    if (!file.motion) return tileWith(null);
    return (
      <Suspense fallback={tileWith(null)}>
        <MovingTile motion={file.motion}>{tileWith}</MovingTile>
      </Suspense>
    );
  }
  return (
    <Tile>
      {preview ? <OwnPreview src={preview} alt={t('files.photo')} $ratio={ratio} /> : pictureWith(null)}
      {!preview && <FileNote type="photo" {...shown} />}
    </Tile>
  );
}
