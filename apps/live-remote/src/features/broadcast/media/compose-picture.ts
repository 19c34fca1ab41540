import { tick } from './tick.ts';

/** Frames a second: text that scrolls stays readable, and a weak computer keeps up. */
const RATE = 25;
/** The camera's share of the width, and its distance from the edges. */
const INSET = { share: 0.22, margin: 0.02 };

export interface ComposedPicture {
  track: MediaStreamTrack;
  stop(): void;
}

interface Size {
  width: number;
  height: number;
}

/** Where the camera lies in a screen: below on the right, in its own proportions. */
export function placeCamera(screen: Size, camera: Size): Size & { x: number; y: number } {
  const width = Math.round(screen.width * INSET.share);
  const height = Math.round((width * camera.height) / camera.width);
  const margin = Math.round(screen.width * INSET.margin);
  return { width, height, x: screen.width - width - margin, y: screen.height - height - margin };
}

/**
 * A picture of a screen with the camera in a corner. Without the camera while that is muted.
 * @param camera asked for at each frame, because another camera may be chosen meanwhile
 */
export function composePicture(
  screen: MediaStreamTrack,
  camera: () => MediaStreamTrack | undefined,
): ComposedPicture | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false });
  const [track] = canvas.captureStream(RATE).getVideoTracks();
  if (!context || !track) return null;
  const [large, small] = [player(screen), player()];
  let shown: MediaStreamTrack | undefined;

  const draw = () => {
    const size = { width: large.videoWidth, height: large.videoHeight };
    if (size.width === 0) return;
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
    context.drawImage(large, 0, 0);
    const wanted = camera();
    if (wanted !== shown) show(small, (shown = wanted));
    if (!wanted?.enabled || small.videoWidth === 0) return;
    const { x, y, width, height } = placeCamera(size, { width: small.videoWidth, height: small.videoHeight });
    context.drawImage(small, x, y, width, height);
  };
  const stopTicking = tick(RATE, draw);

  return {
    track,
    stop: () => {
      stopTicking();
      track.stop();
      large.srcObject = null;
      small.srcObject = null;
    },
  };
}

function player(track?: MediaStreamTrack): HTMLVideoElement {
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
  show(video, track);
  return video;
}

function show(video: HTMLVideoElement, track: MediaStreamTrack | undefined): void {
  video.srcObject = track ? new MediaStream([track]) : null;
  // It is refused when the source changes again meanwhile, and that one is played then.
  if (track) video.play().catch(() => undefined);
}
