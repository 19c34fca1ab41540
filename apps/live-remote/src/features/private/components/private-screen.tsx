import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Text } from '@barg/ui-kit';
import { PromptPlace } from '../../../shared/playback/prompt.styles.ts';
import { showStream } from '../../../shared/playback/show-stream.ts';
import { SoundPrompt } from '../../../shared/playback/sound-prompt.tsx';
import { useVideo } from '../../../shared/playback/use-video.ts';
import type { PlaybackSource } from '../../../shared/playback/watch-playback.ts';
import { useObservable } from '../../../shared/use-observable.ts';
import type { OwnSideSource } from '../session/own-side.ts';
import { OnPicture, OwnPicture, ScreenCenter, ScreenTop, SideVideo } from './private.styles.ts';

/** One's own picture, without its sound; nothing until the camera is open. */
export function OwnVideo({ source, isSmall = false }: { source: OwnSideSource; isSmall?: boolean }) {
  const { t } = useTranslation('live');
  const ref = useRef<HTMLVideoElement>(null);
  const { camera } = useObservable(source);
  useVideo(ref, camera?.stream ?? null, showStream);
  if (!camera) return null;
  const video = <SideVideo ref={ref} autoPlay muted playsInline aria-label={t('broadcast.preview')} />;
  return isSmall ? <OwnPicture>{video}</OwnPicture> : video;
}

/** In the small window: that one's own picture does not go out. What helps stands on the page. */
export function CameraGone({ source }: { source: OwnSideSource }) {
  const { t } = useTranslation('live');
  const { failure } = useObservable(source);
  if (!failure) return null;
  return (
    <ScreenTop role="alert">
      <OnPicture>{t(`camera.${failure}.title`)}</OnPicture>
    </ScreenTop>
  );
}

interface OtherVideoProps {
  source: PlaybackSource;
  name: string;
  /** That the other one has turned the camera off: the picture is black by that. */
  off?: string | null;
  /** Of the buttons on the picture. */
  buttonSize?: 'sm' | 'md';
}

/**
 * The other one's picture and sound; what is waited for, and that the picture stands still. It has no controls, and is
 * paid for by the minute: where the browser does not play it, or not its sound, a button does.
 */
export function OtherVideo({ source, name, off = null, buttonSize = 'md' }: OtherVideoProps) {
  const { t } = useTranslation('live');
  const ref = useRef<HTMLVideoElement>(null);
  const { status, stream, isFrozen, wasConnected } = useObservable(source);
  const video = useVideo(ref, stream, showStream);
  const isShown = status === 'connected';
  return (
    <>
      <SideVideo
        ref={ref}
        {...video.events}
        autoPlay
        playsInline
        aria-label={t('private.picture', { name })}
        hidden={!isShown}
      />
      {isShown && video.isStopped && (
        <PromptPlace>
          <Button variant="media" size={buttonSize} icon={Play} onClick={video.togglePlaying}>
            {t('player.play')}
          </Button>
        </PromptPlace>
      )}
      {isShown && !video.isStopped && !isFrozen && <SoundPrompt video={video} size={buttonSize} />}
      {isShown && off !== null && !video.isStopped && !isFrozen && (
        <ScreenCenter>
          <OnPicture>{off}</OnPicture>
        </ScreenCenter>
      )}
      {isFrozen && !video.isStopped && (
        <ScreenCenter role="status">
          <OnPicture>{t('player.frozen')}</OnPicture>
        </ScreenCenter>
      )}
      {!isShown && !isFrozen && (
        <ScreenCenter role="status">
          <Text tone="muted">{t(wasConnected ? 'private.back' : 'private.waiting', { name })}</Text>
        </ScreenCenter>
      )}
    </>
  );
}
