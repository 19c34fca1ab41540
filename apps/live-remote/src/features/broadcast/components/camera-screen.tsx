import VideoOff from 'lucide-react/icons/video-off';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Icon, Spinner, Text } from '@barg/ui-kit';
import { FailureNote, ScreenNote } from '../../../shared/layout/screen-note.styles.ts';
import { useObservable } from '../../../shared/use-observable.ts';
import type { CameraView } from '../media/camera-source.ts';
import { broadcast } from '../session/broadcast.ts';
import { PreviewVideo } from './camera-screen.styles.ts';

interface CameraScreenProps {
  view: CameraView;
  onRetry: () => void;
}

/** The camera's picture, or its error with instructions. */
export function CameraScreen({ view, onRetry }: CameraScreenProps) {
  const { t } = useTranslation('live');
  if (view.status === 'opening') {
    return (
      <ScreenNote role="status">
        <Spinner size={32} />
        <Text tone="muted">{t('camera.opening')}</Text>
      </ScreenNote>
    );
  }
  if (view.status === 'failed') {
    const { code } = view;
    return (
      <FailureNote>
        <ErrorState title={t(`camera.${code}.title`)} message={t(`camera.${code}.help`)} onRetry={onRetry} />
      </FailureNote>
    );
  }
  return (
    <>
      <Preview view={view} />
      {view.muted.video && view.shown === 'camera' && (
        <ScreenNote>
          <Icon icon={VideoOff} size={32} />
          <Text tone="muted">{t('broadcast.cameraIsOff')}</Text>
        </ScreenNote>
      )}
    </>
  );
}

/** What is sent. The camera is shown as in a mirror, if she likes; letters of a screen never are. */
export function Preview({ view: { camera, shown } }: { view: Extract<CameraView, { status: 'open' }> }) {
  const { t } = useTranslation('live');
  const { stream } = camera;
  const { isMirrored } = useObservable(broadcast.settings);
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    video.srcObject = stream;
    return () => {
      video.srcObject = null;
    };
  }, [stream]);
  return (
    <PreviewVideo
      ref={ref}
      $isMirrored={isMirrored && shown === 'camera'}
      autoPlay
      muted
      playsInline
      aria-label={t(shown === 'camera' ? 'broadcast.preview' : 'broadcast.screen.preview')}
    />
  );
}
