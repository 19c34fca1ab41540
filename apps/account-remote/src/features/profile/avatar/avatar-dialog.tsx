import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { loadCurrentUser } from '@barg/session';
import { useOneUpload, type UploadState } from '@barg/session/uploads';
import { Button, SendingProgress, Stack, Text, useToast } from '@barg/ui-kit';
import { cutPicture, PictureCropper, type CropArea } from '@barg/ui-kit/crop';
import { Dialog } from '@barg/ui-kit/overlays';
import { sendAvatar } from './send-avatar.ts';

/** The maximum edge in pixels: twice the largest avatar on the site. */
const MAX_EDGE = 1024;

interface AvatarDialogProps {
  /** The local URL of the chosen picture. */
  address: string;
  onClose: () => void;
}

/** The state of the upload, undefined while there is none; it stops when the dialog is unmounted. */
function useAvatarUpload(onDone: () => void) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { upload, status } = useOneUpload();
  /** The state of local work, before and after the upload. */
  const [own, setOwn] = useState<'queued' | 'processing' | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const fail = (message: string): void => {
    upload.end();
    toast(message, { tone: 'danger' });
  };
  const finish = async (): Promise<void> => {
    setOwn('processing');
    // The avatar is saved: if reloading the account fails, the next visit shows it.
    await loadCurrentUser().catch(() => undefined);
    toast(t('saved'), { tone: 'success' });
    onDone();
  };
  const save = async (address: string, area: CropArea): Promise<void> => {
    setOwn('queued');
    const picture = await cutPicture(address, area, MAX_EDGE).catch(() => null);
    setOwn(null);
    if (!isOpen.current) return;
    if (!picture) return fail(t('avatar.unreadable'));
    await upload.run((change) => sendAvatar(picture, change), {
      onReady: () => void finish(),
      onFailed: ({ fileId, error }) =>
        fail(fileId === null ? (error ?? t('shell:errors.saveFailed')) : t('avatar.unreadable')),
    });
  };
  return { state: own ?? status?.state, progress: own === 'processing' ? 1 : (status?.progress ?? 0), save };
}

const textOf = (state: UploadState) => {
  if (state === 'waiting') return 'avatar.waiting';
  return state === 'processing' ? 'avatar.processing' : 'avatar.sending';
};

/** Crops a picture and uploads it. */
export default function AvatarDialog({ address, onClose }: AvatarDialogProps) {
  const { t } = useTranslation('account');
  const [area, setArea] = useState<CropArea | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { state, progress, save } = useAvatarUpload(onClose);
  const isSending = state !== undefined;
  // The dialog can be closed while the upload waits for the network.
  const isHeld = isSending && state !== 'waiting';
  const footer = (
    <>
      <Button onClick={onClose} disabled={isHeld}>
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
    <Dialog isOpen onClose={onClose} title={t('avatar.title')} footer={footer} isDismissable={!isHeld}>
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
        {state && <SendingProgress value={progress} label={t(textOf(state))} isWaiting={state !== 'sending'} />}
      </Stack>
    </Dialog>
  );
}
