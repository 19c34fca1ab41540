import { listDevices, openCamera } from './camera.ts';

class FakeTrack {
  enabled = true;
  isStopped = false;
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
  stop() {
    this.isStopped = true;
  }
}

class FakeStream {
  #tracks: FakeTrack[];
  constructor(tracks: FakeTrack[]) {
    this.#tracks = tracks;
  }
  getTracks() {
    return [...this.#tracks];
  }
  addTrack(track: FakeTrack) {
    this.#tracks.push(track);
  }
  removeTrack(track: FakeTrack) {
    this.#tracks = this.#tracks.filter((other) => other !== track);
  }
}

const named = (name: string) => Object.assign(new Error(name), { name });
const open = async (constraints: MediaStreamConstraints) =>
  new FakeStream((['audio', 'video'] as const).filter((kind) => constraints[kind]).map((kind) => new FakeTrack(kind)));

let getUserMedia: jest.Mock;

const setDevices = (mediaDevices: object | undefined) =>
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });

beforeEach(() => {
  Object.assign(globalThis, { isSecureContext: true });
  getUserMedia = jest.fn(open);
  setDevices({ getUserMedia });
});

test('opens the devices that it is told', async () => {
  await openCamera({ audio: true, video: true, deviceIds: { video: 'front' } });
  expect(getUserMedia).toHaveBeenCalledWith({
    audio: expect.not.objectContaining({ deviceId: expect.anything() }),
    video: expect.objectContaining({ deviceId: { exact: 'front' } }),
  });
});

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'not-found'],
  ['OverconstrainedError', 'not-found'],
  ['NotReadableError', 'in-use'],
  ['TypeError', 'unknown'],
])('says of %s that the camera is %s', async (name, code) => {
  getUserMedia.mockRejectedValue(named(name));
  await expect(openCamera({ audio: false, video: true })).rejects.toMatchObject({ name: 'CameraError', code });
});

test('says so when the page is not secure', async () => {
  Object.assign(globalThis, { isSecureContext: false });
  await expect(openCamera({ audio: true, video: true })).rejects.toMatchObject({ code: 'insecure' });
});

test('mutes one kind and leaves the other', async () => {
  const camera = await openCamera({ audio: true, video: true });
  camera.setMuted('audio', true);
  expect([camera.isMuted('audio'), camera.isMuted('video')]).toEqual([true, false]);
  camera.setMuted('audio', false);
  expect(camera.isMuted('audio')).toBe(false);
});

test('hands the new track on before it stops the old one, and stays muted', async () => {
  const camera = await openCamera({ audio: true, video: true });
  const previous = camera.track('video');
  camera.setMuted('video', true);
  const onTrack = jest.fn(() => expect(previous).toMatchObject({ isStopped: false }));

  await camera.switchDevice('video', 'back', onTrack);

  expect(onTrack).toHaveBeenCalledWith(camera.track('video'));
  expect(camera.track('video')).not.toBe(previous);
  expect(camera.isMuted('video')).toBe(true);
  expect(previous).toMatchObject({ isStopped: true });
  expect(camera.stream.getTracks()).toHaveLength(2);
});

test('closes the old camera first where only one may be open', async () => {
  const camera = await openCamera({ audio: false, video: true });
  const previous = camera.track('video');
  getUserMedia.mockRejectedValueOnce(named('NotReadableError'));

  await camera.switchDevice('video', 'back');

  expect(previous).toMatchObject({ isStopped: true });
  expect(camera.track('video')).toMatchObject({ isStopped: false });
});

/** Opens each device when the test says so, in the order in which they were asked for. */
const openLater = () => {
  const waiting: Array<() => void> = [];
  const opened: FakeStream[] = [];
  getUserMedia.mockImplementation(async (constraints: MediaStreamConstraints) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const stream = await open(constraints);
    opened.push(stream);
    return stream;
  });
  return { opened, answer: () => waiting.shift()?.() };
};

test.each(['audio', 'video'] as const)('keeps no %s device that opens once it was stopped', async (kind) => {
  const camera = await openCamera({ audio: true, video: true });
  const { opened, answer } = openLater();
  const onTrack = jest.fn();
  const switching = camera.switchDevice(kind, 'back', onTrack);
  camera.stop();
  answer();
  await switching;
  expect(opened[0]?.getTracks()).toMatchObject([{ isStopped: true }]);
  expect(onTrack).not.toHaveBeenCalled();
  expect(camera.isStopped).toBe(true);
});

test('keeps the last one open of two that were chosen at once', async () => {
  const camera = await openCamera({ audio: false, video: true });
  const { opened, answer } = openLater();
  const both = [camera.switchDevice('video', 'back'), camera.switchDevice('video', 'side')];
  answer();
  answer();
  await Promise.all(both);
  expect(opened.flatMap((stream) => stream.getTracks())).toMatchObject([{ isStopped: true }, { isStopped: false }]);
  expect(camera.stream.getTracks()).toEqual(opened[1]?.getTracks());
});

test('keeps the old camera when the new one is not there', async () => {
  const camera = await openCamera({ audio: false, video: true });
  getUserMedia.mockRejectedValueOnce(named('OverconstrainedError'));
  await expect(camera.switchDevice('video', 'gone')).rejects.toMatchObject({ code: 'not-found' });
  expect(camera.track('video')).toMatchObject({ isStopped: false });
});

test('stops every device', async () => {
  const camera = await openCamera({ audio: true, video: true });
  camera.stop();
  expect(camera.stream.getTracks()).toMatchObject([{ isStopped: true }, { isStopped: true }]);
});

test('lists cameras and microphones', async () => {
  const device = (kind: string, deviceId: string) => ({ kind, deviceId });
  const devices = [device('audioinput', 'a'), device('videoinput', 'v'), device('audiooutput', 'o')];
  setDevices({ enumerateDevices: async () => [...devices, device('videoinput', '')] });
  expect(await listDevices()).toEqual({ audio: [devices[0]], video: [devices[1]] });
});

test('sends a screen in the place of the camera, which goes on and comes back', async () => {
  const camera = await openCamera({ audio: true, video: true });
  const own = camera.track('video');
  const shared = await openCamera({ audio: false, video: true });
  const screen = shared.track('video');
  if (!screen) throw new Error('a camera was opened without a picture');
  const sent: MediaStreamTrack[] = [];
  await camera.sendInstead(screen, (track) => void sent.push(track));
  expect(camera.stream.getTracks()).toContain(screen);
  expect(camera.stream.getTracks()).not.toContain(own);
  expect(camera.track('video')).toBe(own);

  await camera.switchDevice('video', 'back', (track) => void sent.push(track));
  const other = camera.track('video');
  expect(other).not.toBe(own);
  expect(sent).toEqual([screen]);

  await camera.sendInstead(null, (track) => void sent.push(track));
  expect(sent).toEqual([screen, other]);
  expect(camera.stream.getTracks()).not.toContain(screen);
});

test('opens the camera in the quality that is asked for', async () => {
  await openCamera({ audio: false, video: true, quality: 'low' });
  expect(getUserMedia).toHaveBeenCalledWith({
    audio: false,
    video: expect.objectContaining({ width: { ideal: 640 }, height: { ideal: 360 } }),
  });
});
