import { useEffect, useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Spinner, Text } from '@barg/ui-kit';
import { ScreenNote } from '../../../shared/layout/screen-note.styles.ts';
import { PreviewVideo } from '../components/camera-screen.styles.ts';
import { useReceived } from '../../../shared/use-received.ts';

/** What arrives, for herself: without its sound, which she hears already. */
export function Preview({ url }: { url: string }) {
  const { t } = useTranslation('live');
  const ref = useRef<HTMLVideoElement>(null);
  const { status, stream } = useReceived(url);
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);
  return (
    <>
      <PreviewVideo ref={ref} $isMirrored={false} autoPlay muted playsInline aria-label={t('obs.preview')} />
      {status !== 'connected' && (
        <ScreenNote role="status">
          <Spinner size={32} />
          <Text tone="muted">{t('obs.connecting')}</Text>
        </ScreenNote>
      )}
    </>
  );
}
