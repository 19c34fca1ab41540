import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from '@barg/runtime/i18n';
import { CropStage, ZoomRow } from './avatar.styles.ts';
import type { CropArea } from './crop-picture.ts';

const [MIN_ZOOM, MAX_ZOOM, ZOOM_STEP] = [1, 4, 0.1];

interface AvatarCropperProps {
  address: string;
  onCrop: (area: CropArea) => void;
}

/** A round window over a picture: moved by dragging or the arrow keys, zoomed by wheel, fingers or the slider. */
export function AvatarCropper({ address, onCrop }: AvatarCropperProps) {
  const { t } = useTranslation('account');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(MIN_ZOOM);
  return (
    <>
      {/* Positions in a picture do not turn around with the language. */}
      <CropStage dir="ltr">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onCrop(pixels)}
          mediaProps={{ alt: t('avatar.chosen') }}
          cropperProps={{ 'aria-label': t('avatar.window') }}
        />
      </CropStage>
      <ZoomRow>
        <label htmlFor="avatar-zoom">{t('avatar.zoom')}</label>
        <input
          id="avatar-zoom"
          type="range"
          min={MIN_ZOOM}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </ZoomRow>
    </>
  );
}
