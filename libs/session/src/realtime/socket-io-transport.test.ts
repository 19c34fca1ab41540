import { io } from 'socket.io-client';
import { openSocketIo } from './socket-io-transport.ts';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

type Listener = (...values: unknown[]) => void;

/** A socket of socket.io of which a test says what happens to it. */
function fakeSocket() {
  const listeners = new Map<string, Listener>();
  const on = (name: string, listener: Listener) => void listeners.set(name, listener);
  const connect = jest.fn();
  const socket = { on, onAny: jest.fn(), io: { on: jest.fn() }, connect, active: false };
  jest.mocked(io).mockReturnValue(socket as never);
  return { connect, happen: (name: string, ...values: unknown[]) => listeners.get(name)?.(...values) };
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
