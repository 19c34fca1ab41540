import { useTranslation } from '@barg/runtime/i18n';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { CropArea } from './cut-picture.ts';
import { CropStage, ZoomRow } from './picture-cropper.styles.ts';

const [MIN_ZOOM, MAX_ZOOM, ZOOM_STEP] = [1, 4, 0.05];

interface PictureCropperProps {
  /** The picture's local URL. */
  address: string;
  /** Width by height of what is cut out. */
  aspect: number;
  shape: 'round' | 'rect';
  onCrop: (area: CropArea) => void;
  /** Called when the browser cannot decode the picture. */
  onUnreadable?: () => void;
}

/** A crop window over a picture: moved by dragging or the arrow keys, zoomed by wheel, pinch or the slider. */
export const PictureCropper = ({ address, aspect, shape, onCrop, onUnreadable }: PictureCropperProps) => {
  const { t } = useTranslation('ui');
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(MIN_ZOOM);
  return (
    <div>
      {/* Coordinates in a picture are not mirrored in right-to-left pages. */}
      <CropStage dir="ltr">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          aspect={aspect}
          cropShape={shape}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onCrop(pixels)}
          mediaProps={{ alt: t('crop.picture'), onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': t('crop.window') }}
        />
      </CropStage>
      <ZoomRow>
        <label htmlFor={zoomId}>{t('crop.zoom')}</label>
        <input
          id={zoomId}
          type="range"
          min={MIN_ZOOM}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </ZoomRow>
    </div>
  );
};
