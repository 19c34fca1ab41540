import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Stack, Text } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { cutPicture } from './cut-picture.ts';
import { CropArea } from './pictures-section.styles.ts';

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.05;

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

/** Chooses the part of a picture that is shown: by dragging, by pinching, or by the arrow keys and the slider. */
export function CropDialog({ file, aspect, shape, title, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation('creator-studio');
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [state, setState] = useState<'ready' | 'cutting' | 'unreadable'>('ready');

  const handleCut = async () => {
    if (!area) return;
    setState('cutting');
    const cut = await cutPicture(url, area).catch(() => null);
    if (cut) onCropped(cut);
    else setState('unreadable');
  };

  const footer = (
    <Button
      variant="primary"
      isLoading={state === 'cutting'}
      disabled={!area || state === 'unreadable'}
      onClick={() => void handleCut()}
    >
      {t('account.pictures.use')}
    </Button>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} footer={footer}>
      <Stack>
        <CropArea dir="ltr">
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={aspect}
            cropShape={shape}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
            mediaProps={{ alt: '', onError: () => setState('unreadable') }}
            cropperProps={{ 'aria-label': t('account.pictures.cropArea') }}
          />
        </CropArea>
        {state === 'unreadable' && (
          <Text tone="danger" role="alert">
            {t('account.pictures.unreadable')}
          </Text>
        )}
        <label>
          {t('account.pictures.zoom')}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={ZOOM_STEP}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            style={{ inlineSize: '100%', minBlockSize: '44px' }}
          />
        </label>
      </Stack>
    </Dialog>
  );
}
