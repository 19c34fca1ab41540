import type { MessageFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Spinner } from '@barg/ui-kit';
import { useFile } from '../../../hooks/use-files.ts';
import { FileNote } from './file-note.tsx';
import { Frame, Photo } from './photo-viewer.styles.ts';

/** One photo, as large as the screen allows. */
export function ViewedPhoto({ photo }: { photo: MessageFile }) {
  const { t } = useTranslation('messaging');
  const shown = useFile(photo);
  const large = shown.file?.thumbnails?.large;
  if (!large) {
    return (
      <Frame>
        {shown.status === 'ready' && !shown.isGone && !shown.hasFailed ? (
          <Spinner size={40} />
        ) : (
          <FileNote type="photo" {...shown} />
        )}
      </Frame>
    );
  }
  return (
    <Frame>
      <picture onErrorCapture={shown.renew}>
        <source type="image/avif" srcSet={large.avif} />
        <Photo src={large.webp} alt={shown.file?.alt || t('files.photo')} decoding="async" />
      </picture>
    </Frame>
  );
}
