import type { ServerEvent } from '@barg/contract';
import { ASK_AGAIN_MS, createSocketBus, type SocketStatus } from './socket-bus.ts';
import { createFakeNetwork, settled } from './testing/fake-network.ts';

const balanceEvent = (id: string): ServerEvent => ({
  id,
  name: 'wallet.balance.changed',
  at: '2026-01-01T00:00:00.000Z',
  data: { balance: 1, change: 1, reason: 'tip' },
});

function setUp(answers = {}) {
  const network = createFakeNetwork(answers);
  const onRefused = jest.fn();
  const getToken = jest.fn((): string | null => 'T');
  const bus = createSocketBus({ openTransport: network.openTransport, getToken, onRefused });
  const statuses: SocketStatus[] = [];
  bus.status$.subscribe((status) => statuses.push(status));
  return { network, bus, statuses, onRefused, getToken };
}

async function connected(answers = {}) {
  const all = setUp(answers);
  await all.bus.open();
  all.network.connect();
  await settled();
  return all;
}

describe('socket bus', () => {
  it('is connected only when the server has accepted the token', async () => {
    const { network, bus, statuses } = setUp();
    await bus.open();
    expect(statuses.at(-1)).toBe('initialized');
    network.connect();
    await settled();
    expect(network.sent).toEqual([{ name: 'auth/login', data: { token: 'T' } }]);
    expect(statuses.at(-1)).toBe('connected');
  });

  it('asks for its own code again where that did not come, and not for a page that has logged out', async () => {
    jest.useFakeTimers();
    try {
      const network = createFakeNetwork({});
      const openTransport = jest.fn(network.openTransport).mockRejectedValueOnce(new Error('offline'));
      const bus = createSocketBus({ openTransport, getToken: () => 'T', onRefused: () => {} });
      await bus.open();
      expect(bus.status$.value).toBe('disconnect');
      await jest.advanceTimersByTimeAsync(3000);
      network.connect();
      await jest.advanceTimersByTimeAsync(0);
      expect(bus.status$.value).toBe('connected');
      openTransport.mockRejectedValueOnce(new Error('offline'));
      await bus.open();
      bus.close();
      await jest.advanceTimersByTimeAsync(10_000);
      expect(openTransport).toHaveBeenCalledTimes(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('sends the token again after each reconnect', async () => {
    const { network, statuses } = await connected();
    network.disconnect();
    network.reconnecting();
    network.fail();
    network.reconnecting();
    network.connect();
    await settled();
    expect(statuses.slice(-6)).toEqual([
      'connected',
      'disconnect',
      'reconnecting',
      'failed',
      'reconnecting',
      'connected',
    ]);
    expect(network.namesSent()).toEqual(['auth/login', 'auth/login']);
  });

  it('fails and reports it when the token is refused', async () => {
    const refuse = () => ({ ok: false, code: 'auth.not_authenticated', message: 'Please login!' });
    const { statuses, onRefused } = await connected({ 'auth/login': refuse });
    expect(statuses.at(-1)).toBe('failed');
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('reports a token that is gone when the line comes back, as after a long sleep', async () => {
    const { network, onRefused, getToken } = await connected();
    network.disconnect();
    getToken.mockReturnValue(null);
    network.connect();
    await settled();
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(network.namesSent()).toEqual(['auth/login']);
  });

  it('hears the end of its own session, and not that of one which a login has replaced', async () => {
    const { network, bus, onRefused, getToken } = await connected();
    const ended = (id: string) => network.tell({ ...balanceEvent(id), name: 'session.ended', data: {} } as ServerEvent);
    const heard: string[] = [];
    bus.on('session.ended').subscribe(({ id }) => heard.push(id));
    ended('own');
    getToken.mockReturnValue(null);
    ended('own, forgotten');
    getToken.mockReturnValue('another');
    ended('former');
    expect(heard).toEqual(['own', 'own, forgotten']);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('does not report the refusal of a token that a login has replaced', async () => {
    const all = setUp({ 'auth/login': () => ({ ok: false, code: 'auth.not_authenticated', message: '' }) });
    all.getToken.mockReturnValueOnce('former');
    await all.bus.open();
    all.network.connect();
    await settled();
    expect(all.onRefused).not.toHaveBeenCalled();
  });

  it('says again who is there where the server had no time to answer, until it has', async () => {
    jest.useFakeTimers();
    try {
      const answers = jest
        .fn()
        .mockReturnValueOnce({ ok: false, code: 'server.unexpected', message: '' })
        .mockReturnValueOnce({ ok: false, code: 'realtime.not_connected', message: '' })
        .mockReturnValue({ ok: true });
      const { network, statuses, onRefused } = await connected({ 'auth/login': answers });
      expect(statuses.at(-1)).toBe('failed');
      await jest.advanceTimersByTimeAsync(ASK_AGAIN_MS * 3);
      expect(network.namesSent()).toEqual(['auth/login', 'auth/login', 'auth/login']);
      expect(statuses.at(-1)).toBe('connected');
      expect(onRefused).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not say so again on a line that broke meanwhile', async () => {
    jest.useFakeTimers();
    try {
      const busy = () => ({ ok: false, code: 'server.unexpected', message: '' });
      const { network, statuses } = await connected({ 'auth/login': busy });
      network.disconnect();
      await jest.advanceTimersByTimeAsync(ASK_AGAIN_MS * 3);
      expect(network.namesSent()).toEqual(['auth/login']);
      expect(statuses.at(-1)).toBe('disconnect');
    } finally {
      jest.useRealTimers();
    }
  });

  it('delivers an event once, however often it comes', async () => {
    const { network, bus } = await connected();
    const received: string[] = [];
    bus.on('wallet.balance.changed').subscribe(({ id }) => received.push(id));
    for (const id of ['a', 'b', 'a']) network.tell(balanceEvent(id));
    expect(received).toEqual(['a', 'b']);
  });

  it('closes the line and hears nothing more after close', async () => {
    const { network, bus, statuses } = await connected();
    const heard = jest.fn();
    bus.events$.subscribe(heard);
    bus.close();
    network.tell(balanceEvent('late'));
    network.disconnect();
    expect(network.closed()).toBe(1);
    expect(heard).not.toHaveBeenCalled();
    expect(statuses.at(-1)).toBe('initialized');
  });

  it('closes a line that opens only after it was closed', async () => {
    const { network, bus } = setUp();
    const opening = bus.open();
    bus.close();
    await opening;
    expect(network.closed()).toBe(1);
  });

  it('answers not ok instead of waiting when there is no connection', async () => {
    const { bus } = setUp();
    await expect(bus.emit('typing.start', { conversationId: 'c' })).resolves.toMatchObject({ ok: false });
  });
});
