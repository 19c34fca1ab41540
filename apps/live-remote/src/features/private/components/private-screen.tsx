import { useRef, type ReactNode } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { Backdrop } from '../../../shared/layout/backdrop.tsx';
import { useReceived } from '../../../shared/use-received.ts';
import { useStreamOf } from '../hooks/use-stream-of.ts';
import { OnPicture, OwnPicture, ScreenCenter, SideVideo } from './private.styles.ts';

/** One's own picture, without its sound. */
export function OwnVideo({ stream, isSmall }: { stream: MediaStream; isSmall: boolean }) {
  const { t } = useTranslation('live');
  const ref = useRef<HTMLVideoElement>(null);
  useStreamOf(ref, stream);
  const video = <SideVideo ref={ref} autoPlay muted playsInline aria-label={t('broadcast.preview')} />;
  return isSmall ? <OwnPicture>{video}</OwnPicture> : video;
}

/** The other one's picture and sound, or what is waited for. */
export function OtherVideo({ session, name }: { session: PrivateStream; name: string }) {
  const { t } = useTranslation('live');
  const ref = useRef<HTMLVideoElement>(null);
  const { status, stream } = useReceived(`/api/private-streams/${session._id}/whep`);
  useStreamOf(ref, stream);
  const isShown = status === 'connected';
  return (
    <>
      <SideVideo ref={ref} autoPlay playsInline aria-label={t('private.picture', { name })} hidden={!isShown} />
      {!isShown && (
        <ScreenCenter role="status">
          <Text tone="muted">{t(status === 'reconnecting' ? 'private.back' : 'private.waiting', { name })}</Text>
        </ScreenCenter>
      )}
    </>
  );
}

/** In the video's place where nothing flows: a request, or the end. */
export function QuietScreen({ url, children }: { url: string | null; children: ReactNode }) {
  return (
    <>
      <Backdrop url={url} />
      <ScreenCenter role="status">
        <OnPicture>{children}</OnPicture>
      </ScreenCenter>
    </>
  );
}
