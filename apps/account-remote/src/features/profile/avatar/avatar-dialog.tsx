import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@barg/api-client/http';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Progress, Stack, Text, useToast } from '@barg/ui-kit';
import { cutPicture, PictureCropper, type CropArea } from '@barg/ui-kit/crop';
import { Dialog } from '@barg/ui-kit/overlays';
import { sendAvatar } from './send-avatar.ts';

/** The largest edge that is sent: twice the largest place where an avatar stands. */
const MAX_EDGE = 1024;

interface AvatarDialogProps {
  /** Of the chosen picture, local. */
  address: string;
  onClose: () => void;
}

/** How far the upload is, null while there is none; leaving the dialog stops it. */
function useAvatarUpload(onDone: () => void) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [progress, setProgress] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const fail = (message: string): void => {
    setProgress(null);
    toast(message, { tone: 'danger' });
  };
  const save = async (address: string, area: CropArea): Promise<void> => {
    abort.current = new AbortController();
    setProgress(0);
    try {
      const picture = await cutPicture(address, area, MAX_EDGE);
      if (!(await sendAvatar(picture, { onProgress: setProgress, signal: abort.current.signal }))) {
        return fail(t('avatar.unreadable'));
      }
      toast(t('saved'), { tone: 'success' });
      onDone();
    } catch (failure) {
      if (abort.current.signal.aborted) return;
      fail(failure instanceof ApiError ? failure.message || t('shell:errors.saveFailed') : t('avatar.unreadable'));
    }
  };
  return { progress, save };
}

/** Chooses the part of a picture that is shown, and sends it. */
export default function AvatarDialog({ address, onClose }: AvatarDialogProps) {
  const { t } = useTranslation('account');
  const [area, setArea] = useState<CropArea | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { progress, save } = useAvatarUpload(onClose);
  const isSending = progress !== null;
  const footer = (
    <>
      <Button onClick={onClose} disabled={isSending}>
        {t('ui:cancel')}
      </Button>
      <Button
        variant="primary"
        isLoading={isSending}
        disabled={!area || isUnreadable}
        onClick={() => area && void save(address, area)}
      >
        {t('save')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('avatar.title')} footer={footer} isDismissable={!isSending}>
      <Stack gap={3}>
        <Text tone="muted">{t('avatar.help')}</Text>
        <PictureCropper
          address={address}
          aspect={1}
          shape="round"
          onCrop={setArea}
          onUnreadable={() => setUnreadable(true)}
        />
        {isUnreadable && (
          <Text tone="danger" role="alert">
            {t('avatar.unreadable')}
          </Text>
        )}
        {isSending && <Progress value={progress} label={t(progress < 1 ? 'avatar.sending' : 'avatar.processing')} />}
      </Stack>
    </Dialog>
  );
}
