import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { loadCurrentUser } from '@barg/session';
import { useOneUpload, type UploadState } from '@barg/session/uploads';
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

/** How far the picture is, null while none is on its way; leaving the dialog stops it. */
function useAvatarUpload(onDone: () => void) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { upload, status } = useOneUpload();
  /** Of what is done here, before the picture leaves and after it has arrived. */
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
    // It is saved; a page that could not read the account anew shows it with the next visit.
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

/** Chooses the part of a picture that is shown, and sends it. */
export default function AvatarDialog({ address, onClose }: AvatarDialogProps) {
  const { t } = useTranslation('account');
  const [area, setArea] = useState<CropArea | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { state, progress, save } = useAvatarUpload(onClose);
  const isSending = state !== undefined;
  // Whoever waits for the line need not wait here.
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
        {state && <Progress value={progress} label={t(textOf(state))} />}
      </Stack>
    </Dialog>
  );
}
