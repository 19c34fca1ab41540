import { useState } from 'react';
import { limitInWords, MAX_FILE_BYTES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { api, useAppDispatch } from '@barg/session';
import { useOneUpload } from '@barg/session/uploads';
import { useFormat } from '@barg/ui-kit';
import { sendSitePicture } from '../../shared/api/send-site-picture.ts';

/**
 * The upload of a picture of the site. `onReady` is called with its id when it has been processed: its URL is a 404
 * until then, and an `img` that was loaded too early is not retried.
 */
export function usePictureUpload(onReady: (id: string) => void) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const { upload, status } = useOneUpload();
  const [refusal, setRefusal] = useState<string | null>(null);

  const start = (file: File): void => {
    upload.end();
    setRefusal(null);
    if (file.size > MAX_FILE_BYTES.picture) {
      const amount = format.number(limitInWords(MAX_FILE_BYTES.picture).amount);
      return setRefusal(t('settings.tooLarge', { name: file.name, amount }));
    }
    let id = '';
    void upload.run(
      (change) =>
        sendSitePicture(file, (values) => {
          id = values.fileId ?? id;
          change(values);
        }),
      { onArrived: () => void dispatch(api.util.invalidateTags(['Operator'])), onReady: () => onReady(id) },
    );
  };

  const hasFailed = status?.state === 'failed' || status?.state === 'cut';
  // A failure after arrival means that the picture is invalid.
  const reason = status?.fileId ? t('settings.unreadable') : (status?.error ?? t('failed'));
  return {
    start,
    error: refusal ?? (hasFailed ? reason : null),
    /** Null while there is no upload. */
    running: status && !hasFailed ? { state: status.state, progress: status.progress } : null,
  };
}
