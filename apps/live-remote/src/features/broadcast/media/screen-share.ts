import { type Camera, CameraError, type OnTrack } from '../../../shared/webrtc/index.ts';
import { type ComposedPicture, composePicture } from './compose-picture.ts';

/** What is sent: the camera, a screen with the camera in a corner, or a screen alone. */
export type Shown = 'camera' | 'both' | 'screen';

/** No phone can. */
export const canShareScreen = (): boolean =>
  isSecureContext && 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices;

/** @throws {CameraError} `denied` when the question was closed without a choice */
async function openScreen(): Promise<MediaStreamTrack> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 30 } }, audio: false });
    const [track] = stream.getTracks();
    if (!track) throw new CameraError('not-found', 'The screen gives no track');
    // Sharp letters before smooth motion.
    track.contentHint = 'detail';
    return track;
  } catch (error) {
    throw error instanceof CameraError ? error : CameraError.from(error);
  }
}

/** Sends a screen, a window or a tab through an open camera's stream. */
export function createScreenShare(onChanged: () => void) {
  let screen: MediaStreamTrack | null = null;
  let composed: ComposedPicture | null = null;
  let shown: Shown = 'camera';

  const release = (): void => {
    composed?.stop();
    screen?.stop();
    [screen, composed, shown] = [null, null, 'camera'];
  };

  const stop = async (camera: Camera, onTrack?: OnTrack): Promise<void> => {
    await camera.sendInstead(null, onTrack);
    release();
    onChanged();
  };

  const start = async (camera: Camera, wanted: Exclude<Shown, 'camera'>, onTrack?: OnTrack): Promise<void> => {
    const opened = screen ?? (await openScreen());
    // Closed while she chose one.
    if (camera.isStopped) return opened.stop();
    if (opened !== screen) {
      // She was asked twice.
      screen?.stop();
      screen = opened;
      // By the browser's own button.
      opened.addEventListener('ended', () => {
        if (screen === opened) void stop(camera, onTrack);
      });
    }
    const before = composed;
    composed = wanted === 'both' ? composePicture(opened, () => camera.track('video')) : null;
    shown = composed ? 'both' : 'screen';
    await camera.sendInstead(composed?.track ?? opened, onTrack);
    before?.stop();
    onChanged();
  };

  return {
    shown: () => shown,
    show: (camera: Camera, wanted: Shown, onTrack?: OnTrack): Promise<void> =>
      wanted === 'camera' ? stop(camera, onTrack) : start(camera, wanted, onTrack),
    /** Lets go of the screen, after the camera has been closed. */
    release,
  };
}
