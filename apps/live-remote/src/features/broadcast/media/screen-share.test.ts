import { openCamera } from '../../../shared/webrtc/index.ts';
import { FakeTrack, openFakeCamera } from '../../../testing/fake-camera.ts';
import { createScreenShare } from './screen-share.ts';

/** A camera, and a browser that asks for a screen until it is given one. */
const open = async () => {
  openFakeCamera();
  const waiting: Array<(stream: object) => void> = [];
  const getDisplayMedia = () => new Promise<object>((resolve) => waiting.push(resolve));
  Object.assign(navigator.mediaDevices, { getDisplayMedia });
  const camera = await openCamera({ audio: true, video: true });
  const choose = (screen: FakeTrack) => waiting.shift()?.({ getTracks: () => [screen] });
  return { camera, choose, share: createScreenShare(() => undefined) };
};

test('lets go of a screen that is chosen once the camera was closed', async () => {
  const { camera, choose, share } = await open();
  const [screen, sent] = [new FakeTrack('video'), jest.fn()];
  const showing = share.show(camera, 'screen', sent);
  camera.stop();
  choose(screen);
  await showing;
  expect(screen.readyState).toBe('ended');
  expect(sent).not.toHaveBeenCalled();
  expect(share.shown()).toBe('camera');
});

test('shares the last screen only, where two were asked for', async () => {
  const { camera, choose, share } = await open();
  const [first, second] = [new FakeTrack('video'), new FakeTrack('video')];
  const both = [share.show(camera, 'screen'), share.show(camera, 'screen')];
  choose(first);
  choose(second);
  await Promise.all(both);
  expect([first.readyState, second.readyState]).toEqual(['ended', 'live']);
  share.release();
  expect(second.readyState).toBe('ended');
});
