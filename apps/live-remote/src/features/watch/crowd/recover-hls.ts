import Hls from 'hls.js/light';
import { retryDelay } from '../../../shared/webrtc/index.ts';
import { startPlaying } from '../../../shared/playback/start-playing.ts';

/** How playing goes on after a failure that the library does not mend by itself. */
export interface HlsRecovery {
  /** Nothing came: it is asked for once more, a little later each time. */
  fromNetwork: () => void;
  /** The browser could not play it. False where that is so again, although nothing has been played since. */
  fromMedia: () => boolean;
  /** It plays. */
  moves: () => void;
  stop: () => void;
}

/** @param played in what it plays, and the address of the playlist */
export function recoverHls(hls: Hls, { video, url }: { video: HTMLVideoElement; url: string }): HlsRecovery {
  let failures = 0;
  let hasRecovered = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isMeantToPlay = true;
  const plays = () => (isMeantToPlay = true);
  const pauses = () => (isMeantToPlay = false);
  video.addEventListener('play', plays);
  video.addEventListener('pause', pauses);
  // Whatever is attached anew stands still, without a `pause`, which tells it from one of the viewer.
  hls.on(Hls.Events.MEDIA_ATTACHED, () => {
    if (isMeantToPlay && video.paused) void startPlaying(video);
  });

  /** Goes on where it was. Where that has not helped, all that was read may be what does not go on, and it begins anew. */
  const again = () => {
    if (failures === 1 && hls.levels.length > 0) hls.startLoad();
    else hls.loadSource(url);
  };

  return {
    fromNetwork: () => {
      clearTimeout(retry);
      retry = setTimeout(again, retryDelay(failures));
      failures += 1;
    },
    fromMedia: () => {
      if (hasRecovered) return false;
      hasRecovered = true;
      hls.recoverMediaError();
      // The failure has stopped it.
      hls.startLoad();
      return true;
    },
    moves: () => {
      failures = 0;
      hasRecovered = false;
    },
    stop: () => {
      clearTimeout(retry);
      video.removeEventListener('play', plays);
      video.removeEventListener('pause', pauses);
    },
  };
}
