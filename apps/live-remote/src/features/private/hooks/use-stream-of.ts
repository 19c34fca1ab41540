import { useEffect, type RefObject } from 'react';

/** Shows a media stream in a video element. */
export function useStreamOf(ref: RefObject<HTMLVideoElement | null>, stream: MediaStream | null): void {
  useEffect(() => {
    const video = ref.current;
    if (!video || !stream) return undefined;
    video.srcObject = stream;
    // Where the browser wants a gesture first, its own controls are there.
    void Promise.resolve(video.play()).catch(() => {
      video.controls = true;
    });
    return () => {
      video.srcObject = null;
    };
  }, [ref, stream]);
}
