import { toApiError } from '@barg/api-client/http';
import { runUpload, type UploadChange } from './run-upload.ts';
import type { TransferEvents } from './transfer.ts';
import type { UploadPorts } from './upload-ports.ts';
import type { UploadFact } from './upload-status.ts';

/** A world in which a test says when something happens. */
const createWorld = () => {
  const transfer = { pause: jest.fn(), resume: jest.fn(), cancel: jest.fn() };
  const undone: string[] = [];
  const undo = (what: string) => () => void undone.push(what);
  const world = {
    transfer,
    undone,
    isUp: true,
    beginTurn: () => {},
    hearLine: (_isUp: boolean) => {},
    tellFile: (_fact: UploadFact) => {},
    retry: () => {},
    events: null as TransferEvents | null,
    forget: jest.fn(),
    send: jest.fn((events: TransferEvents) => {
      world.events = events;
      return transfer;
    }),
  };
  const ports: UploadPorts = {
    clock: {
      now: () => 0,
      after: (_wait, act) => {
        world.retry = act;
        return undo('retry');
      },
    },
    line: {
      isUp: () => world.isUp,
      hear: (tell) => {
        world.hearLine = tell;
        return undo('line');
      },
    },
    acquireSlot: (begin) => {
      world.beginTurn = begin;
      return undo('turn');
    },
    send: world.send,
    follow: (_fileId, tell) => {
      world.tellFile = tell;
      return undo('follow');
    },
    hold: () => undo('hold'),
    forget: world.forget,
    acceptedKinds: async () => 'JPEG or PNG',
  };
  return { world, ports };
};

const run = (wasLeft = false) => {
  const { world, ports } = createWorld();
  const told: UploadChange = {};
  const upload = runUpload({ isResumable: true, wasLeft, ports, change: (values) => Object.assign(told, values) });
  return { world, told, upload };
};

test('a file waits for its turn, is sent, followed, and ready', () => {
  const { world, told } = run();
  expect(world.send).not.toHaveBeenCalled();
  world.beginTurn();
  world.events?.onProgress(0.5);
  expect(told).toEqual({ isResumable: true, state: 'sending', progress: 0.5 });
  world.events?.onArrived('file-1');
  expect(told).toMatchObject({ state: 'processing', fileId: 'file-1' });
  // Others may leave now, other tabs may know it, and no line matters any more.
  expect(world.undone).toEqual(expect.arrayContaining(['turn', 'hold', 'line']));
  world.tellFile({ type: 'processed', status: 'ready', percent: 100, file: null as never, errorMessage: null });
  expect(told.state).toBe('ready');
});

test('what is stopped is kept at the server, and what is cancelled is not, wherever it was', () => {
  const stopped = run();
  stopped.world.beginTurn();
  stopped.upload.stop();
  expect(stopped.world.transfer.pause).toHaveBeenCalled();
  expect(stopped.world.transfer.cancel).not.toHaveBeenCalled();
  // Nothing more is told of it.
  stopped.world.events?.onArrived('file-1');
  expect(stopped.told.state).toBe('sending');

  const cancelled = run();
  cancelled.world.beginTurn();
  cancelled.upload.cancel();
  expect(cancelled.world.transfer.cancel).toHaveBeenCalled();

  const waiting = run(true);
  waiting.upload.cancel();
  expect(waiting.world.forget).toHaveBeenCalled();
});

test('what was sent in part goes on by the same transfer', () => {
  const { world, told, upload } = run();
  world.beginTurn();
  upload.pause();
  expect(world.transfer.pause).toHaveBeenCalled();
  upload.resume();
  world.beginTurn();
  expect(world.transfer.resume).toHaveBeenCalledTimes(1);
  expect([world.send.mock.calls.length, told.state]).toEqual([1, 'sending']);
});

test('without a line a file waits for it, and for its turn then', () => {
  const { world, told } = run();
  world.beginTurn();
  world.isUp = false;
  world.events?.onFailed(toApiError(0, undefined), true);
  expect(told.state).toBe('waiting');
  world.hearLine(true);
  world.retry();
  expect(told.state).toBe('queued');
  world.beginTurn();
  expect(told.state).toBe('sending');
});

test('what is of another kind is refused, and says which would have been taken', async () => {
  const { world, told } = run();
  world.beginTurn();
  world.events?.onFailed(toApiError(415, { error: { code: 'files.kind', message: 'Not a picture.' } }), false);
  await Promise.resolve();
  expect(told).toMatchObject({ state: 'failed', acceptedKinds: 'JPEG or PNG' });
});
