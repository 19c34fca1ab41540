import type { ShowIn } from './use-video.ts';

/** What comes through a connection, or from a camera. */
export const showStream: ShowIn<MediaStream> = (video, stream) => {
  video.srcObject = stream;
  return () => {
    video.srcObject = null;
  };
};
