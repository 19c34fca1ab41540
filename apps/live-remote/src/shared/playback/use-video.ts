import { useEffect, useState, type RefObject } from 'react';
import { startPlaying } from './start-playing.ts';

interface Sound {
  isMuted: boolean;
  volume: number;
}

/** Shows something in a video element; returns how to take it away again. */
export type ShowIn<T> = (video: HTMLVideoElement, shown: T) => () => void;

/**
 * Shows something in a video element and follows the element's state, because the browser, headphones and
 * picture-in-picture control it as well. Spread `events` on the element.
 */
export function useVideo<T>(videoRef: RefObject<HTMLVideoElement | null>, shown: T | null, showIn: ShowIn<T>) {
  // Nothing is known before the element has told, or the browser has refused.
  const [isPlaying, setPlaying] = useState<boolean | null>(null);
  const [sound, setSound] = useState<Sound>({ isMuted: false, volume: 1 });
  const [wasSoundRefused, setSoundRefused] = useState(false);

  useEffect(() => {
    const video = videoRef.current;
    if (!video || shown === null) return undefined;
    let isCurrent = true;
    const wasMuted = video.muted;
    const release = showIn(video, shown);
    void startPlaying(video).then((outcome) => {
      if (!isCurrent) return;
      if (outcome === 'refused') setPlaying(false);
      if ((outcome === 'muted' || outcome === 'refused') && !wasMuted) setSoundRefused(true);
    });
    return () => {
      isCurrent = false;
      release();
    };
  }, [videoRef, shown, showIn]);

  const withVideo = (act: (video: HTMLVideoElement) => void) => {
    if (videoRef.current) act(videoRef.current);
  };

  const events = {
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onVolumeChange: () =>
      withVideo(({ muted, volume }) => {
        setSound({ isMuted: muted, volume });
        if (!muted) setSoundRefused(false);
      }),
  };

  return {
    events,
    isPlaying: isPlaying === true,
    /** It stands still until somebody plays it: the browser has refused or paused it, or headphones have. */
    isStopped: isPlaying === false,
    sound,
    isUnmuteOffered: wasSoundRefused && sound.isMuted,
    togglePlaying: () => withVideo((video) => (video.paused ? void startPlaying(video) : video.pause())),
    toggleMuted: () =>
      withVideo((video) => {
        video.muted = !video.muted;
      }),
    setVolume: (volume: number) =>
      withVideo((video) => {
        video.volume = volume;
        video.muted = volume === 0;
      }),
    // The browser refused: ignored.
    enterPictureInPicture: () => withVideo((video) => void video.requestPictureInPicture().catch(() => undefined)),
  };
}

export type Video = ReturnType<typeof useVideo>;
