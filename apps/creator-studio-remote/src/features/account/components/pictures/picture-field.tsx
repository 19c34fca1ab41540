import ImagePlus from 'lucide-react/icons/image-plus';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { api, loadCurrentUser, useAppDispatch } from '@barg/session';
import type { SendOptions } from '@barg/session/uploads';
import { Inline, lazyDialog, Stack, useToast } from '@barg/ui-kit';
import { sendProfileFile, type PictureKind } from '../../api/send-file.ts';
import { useUpload } from '../../hooks/use-upload.ts';
import { FilePicker } from '../../../../shared/file-picker.tsx';
import { UploadProgress } from '../upload-progress.tsx';

const CropDialog = lazyDialog(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

interface PictureFieldProps {
  kind: PictureKind;
  /** Width by height of what is cut out. */
  aspect: number;
  /** How it looks now. */
  children: ReactNode;
}

/** A picture of the profile: picked, cut, sent; the one before stays until the new one is ready. */
export function PictureField({ kind, aspect, children }: PictureFieldProps) {
  const { t } = useTranslation('creator-studio');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [picked, setPicked] = useState<File | null>(null);
  const send = useCallback((file: Blob, options: SendOptions) => sendProfileFile(kind, file, options), [kind]);
  const handleDone = useCallback(() => {
    dispatch(api.util.invalidateTags(['Performer', 'Feed', 'User']));
    void loadCurrentUser().catch(() => undefined);
  }, [dispatch]);
  const upload = useUpload(send, handleDone);
  const handleCropped = (file: Blob) => {
    setPicked(null);
    void upload.start(file).then((hasArrived) => {
      if (hasArrived) toast(t('account.saved'), { tone: 'success' });
    });
  };
  return (
    <Stack gap={3}>
      {children}
      <UploadProgress upload={upload} />
      <Inline>
        <FilePicker
          accept={ACCEPTED}
          icon={ImagePlus}
          label={t(`account.pictures.${kind}.choose`)}
          onPick={setPicked}
        />
      </Inline>
      {picked && (
        <CropDialog
          file={picked}
          aspect={aspect}
          shape={kind === 'avatar' ? 'round' : 'rect'}
          title={t(`account.pictures.${kind}.crop`)}
          onCropped={handleCropped}
          onClose={() => setPicked(null)}
        />
      )}
    </Stack>
  );
}
