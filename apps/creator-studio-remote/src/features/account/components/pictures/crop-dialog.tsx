import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Stack, Text } from '@barg/ui-kit';
import { cutPicture, PictureCropper, type CropArea } from '@barg/ui-kit/crop';
import { Dialog } from '@barg/ui-kit/overlays';

/** Wider than the largest size that is ever served. */
const MAX_WIDTH = 1920;

interface CropDialogProps {
  file: File;
  /** Width by height of what is cut out. */
  aspect: number;
  shape: 'round' | 'rect';
  title: string;
  onCropped: (file: Blob) => void;
  onClose: () => void;
}

/** A local address of the picture, for as long as the dialog is open. */
const useObjectUrl = (file: File): string => {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
};

/** Chooses the part of a picture that is shown: by dragging, by pinching, or by keys. */
export function CropDialog({ file, aspect, shape, title, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation('creator-studio');
  const url = useObjectUrl(file);
  const [area, setArea] = useState<CropArea | null>(null);
  const [state, setState] = useState<'ready' | 'cutting' | 'unreadable'>('ready');

  // It takes seconds on a phone. What would be cancelled meanwhile would be sent all the same.
  const isCutting = state === 'cutting';
  const handleCut = async () => {
    if (!area) return;
    setState('cutting');
    const cut = await cutPicture(url, area, MAX_WIDTH).catch(() => null);
    if (cut) onCropped(cut);
    else setState('unreadable');
  };

  const footer = (
    <>
      <Button onClick={onClose} disabled={isCutting}>
        {t('ui:cancel')}
      </Button>
      <Button
        variant="primary"
        isLoading={isCutting}
        disabled={!area || state === 'unreadable'}
        onClick={() => void handleCut()}
      >
        {t('account.pictures.use')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} footer={footer} isDismissable={!isCutting}>
      <Stack>
        <PictureCropper
          address={url}
          aspect={aspect}
          shape={shape}
          onCrop={setArea}
          onUnreadable={() => setState('unreadable')}
        />
        {state === 'unreadable' && (
          <Text tone="danger" role="alert">
            {t('account.pictures.unreadable')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
