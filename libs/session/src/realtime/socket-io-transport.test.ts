import { EVENT_BATCH } from '@barg/contract';
import { io } from 'socket.io-client';
import { openSocketIo } from './socket-io-transport.ts';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

type Listener = (...values: unknown[]) => void;

/** A socket of socket.io of which a test says what happens to it. */
function fakeSocket() {
  const listeners = new Map<string, Listener>();
  const on = (name: string, listener: Listener) => void listeners.set(name, listener);
  const connect = jest.fn();
  const onAny = jest.fn<void, [Listener]>();
  const socket = { on, onAny, io: { on: jest.fn() }, connect, active: false };
  jest.mocked(io).mockReturnValue(socket as never);
  const hear = (name: string, told: unknown) => onAny.mock.lastCall?.[0](name, told);
  return { connect, hear, happen: (name: string, ...values: unknown[]) => listeners.get(name)?.(...values) };
}

const listener = { onConnect: jest.fn(), onDisconnect: jest.fn(), onReconnecting: jest.fn() };

test.each([
  ['disconnected by the server', 'disconnect', 'io server disconnect', 1000],
  ['refused by the server', 'connect_error', new Error('realtime.too_many_sockets'), 10_000],
])('pages that were %s come back at different moments', async (_, name, reason, pause) => {
  jest.useFakeTimers();
  const random = jest.spyOn(Math, 'random');
  const { connect, happen } = fakeSocket();
  await openSocketIo({ ...listener, onFailed: jest.fn(), onEvent: jest.fn() }, { readToken: () => null });
  for (const [chance, after] of [
    [0, pause / 2],
    [0.99, pause * 1.49],
  ] as const) {
    random.mockReturnValue(chance);
    connect.mockClear();
    happen(name, reason);
    jest.advanceTimersByTime(after - 1);
    expect(connect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(connect).toHaveBeenCalledTimes(1);
  }
  jest.useRealTimers();
});

test('a message with several events is as each of them by itself, in their order', async () => {
  const { hear } = fakeSocket();
  const onEvent = jest.fn();
  await openSocketIo({ ...listener, onFailed: jest.fn(), onEvent }, { readToken: () => 'T' });
  hear('stream.message.created', { id: 'a' });
  hear(EVENT_BATCH, [{ id: 'b' }, { id: 'c' }]);
  expect(onEvent.mock.calls).toEqual([[{ id: 'a' }], [{ id: 'b' }], [{ id: 'c' }]]);
  const { auth } = jest.mocked(io).mock.lastCall?.[1] as { auth: (tell: (data: object) => void) => void };
  const tell = jest.fn();
  auth(tell);
  expect(tell).toHaveBeenCalledWith({ token: 'T', batches: true });
});
