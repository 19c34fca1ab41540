import VideoOff from 'lucide-react/icons/video-off';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Icon, Spinner, Text } from '@barg/ui-kit';
import type { CameraView } from '../media/camera-source.ts';
import { FailureNote, PreviewVideo, ScreenNote } from './camera-screen.styles.ts';

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
      <Preview stream={view.camera.stream} />
      {view.muted.video && (
        <ScreenNote>
          <Icon icon={VideoOff} size={32} />
          <Text tone="muted">{t('broadcast.cameraIsOff')}</Text>
        </ScreenNote>
      )}
    </>
  );
}

export function Preview({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('live');
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    video.srcObject = stream;
    return () => {
      video.srcObject = null;
    };
  }, [stream]);
  return <PreviewVideo ref={ref} autoPlay muted playsInline aria-label={t('broadcast.preview')} />;
}
