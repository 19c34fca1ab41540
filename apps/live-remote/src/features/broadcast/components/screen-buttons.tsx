import ScreenShare from 'lucide-react/icons/screen-share';
import ScreenShareOff from 'lucide-react/icons/screen-share-off';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Stack, Text, useToast } from '@barg/ui-kit';
import { CameraError } from '../../../shared/webrtc/index.ts';
import { canShareScreen, type Shown } from '../media/screen-share.ts';
import { broadcast } from '../session/broadcast.ts';

/** Sends a screen, with the camera in a corner or alone. Absent where the browser cannot. */
export function ScreenButtons({ shown }: { shown: Shown }) {
  const { t } = useTranslation('live');
  const toast = useToast();
  if (!canShareScreen()) return null;

  const show = (wanted: Shown) => {
    broadcast.source.show(wanted, broadcast.replaceTrack).catch((error: unknown) => {
      // She closed the browser's question.
      if (error instanceof CameraError && error.code === 'denied') return;
      toast(t('broadcast.screen.failed'), { tone: 'danger' });
    });
  };
  return (
    <Stack gap={2}>
      <Inline>
        {shown !== 'both' && (
          <Button icon={PictureInPicture2} onClick={() => show('both')}>
            {t('broadcast.screen.both')}
          </Button>
        )}
        {shown !== 'screen' && (
          <Button icon={ScreenShare} onClick={() => show('screen')}>
            {t('broadcast.screen.alone')}
          </Button>
        )}
        {shown !== 'camera' && (
          <Button icon={ScreenShareOff} onClick={() => show('camera')}>
            {t('broadcast.screen.stop')}
          </Button>
        )}
      </Inline>
      <Text role="status" size="caption" tone="muted">
        {shown !== 'camera' && t(`broadcast.screen.isShown.${shown}`)}
      </Text>
    </Stack>
  );
}
