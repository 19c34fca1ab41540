import { conversationScope, type Ack, type ServerEvent } from '@barg/contract';
import { ASK_AGAIN_MS, createSocketBus } from './socket-bus.ts';
import { createTrackScope, type ScopeUpdate } from './track-scope.ts';
import { createFakeNetwork, settled } from './testing/fake-network.ts';

const scope = conversationScope('c1');

const eventOf = (sequence: number, of = scope): ServerEvent => ({
  id: `${of}/${sequence}`,
  name: 'typing.changed',
  at: '2026-01-01T00:00:00.000Z',
  scope: of,
  sequence,
  data: { conversationId: 'c1', userId: 'u1', isTyping: true },
});

async function setUp({
  missed = [] as ServerEvent[],
  refetch = false,
  after = null as number | null,
  answers = {},
} = {}) {
  const network = createFakeNetwork({ 'catch-up': () => ({ ok: true, events: missed, refetch }), ...answers });
  const bus = createSocketBus({ openTransport: network.openTransport, getToken: () => 'T', onRefused: () => {} });
  await bus.open();
  network.connect();
  await settled();
  const updates: ScopeUpdate[] = [];
  const subscription = createTrackScope(bus)(scope, { after }).subscribe((update) => updates.push(update));
  await settled();
  const told = () => updates.map((update) => (update.kind === 'event' ? update.event.sequence : 'refetch'));
  return { network, told, subscription };
}

const reconnect = async (network: Awaited<ReturnType<typeof setUp>>['network']) => {
  network.disconnect();
  network.connect();
  await settled();
};

describe('trackScope', () => {
  it('joins, tells the events of its scope only, and leaves', async () => {
    const { network, told, subscription } = await setUp();
    network.tell(eventOf(1));
    network.tell(eventOf(1, conversationScope('other')));
    expect(told()).toEqual([1]);
    subscription.unsubscribe();
    expect(network.namesSent()).toEqual(['auth/login', 'conversation.join', 'conversation.leave']);
  });

  it('joins again and asks for what was missed after a reconnect', async () => {
    const { network, told } = await setUp({ missed: [eventOf(5), eventOf(6)] });
    network.tell(eventOf(4));
    await reconnect(network);
    expect(network.sent.filter(({ name }) => name === 'conversation.join')).toHaveLength(2);
    expect(network.sent.at(-1)).toEqual({ name: 'catch-up', data: { scope, after: 4 } });
    network.tell(eventOf(7));
    expect(told()).toEqual([4, 5, 6, 7]);
  });

  it('is told with the join what it missed, and asks for nothing else', async () => {
    const join = jest.fn().mockReturnValue({ ok: true, lastSequence: 5, events: [eventOf(5)], refetch: false });
    const { network, told } = await setUp({ answers: { 'conversation.join': join } });
    network.tell(eventOf(4));
    await reconnect(network);
    join.mockReturnValue({ ok: true, lastSequence: 5, events: [], refetch: false });
    await reconnect(network);
    expect(join.mock.calls).toEqual([
      [{ conversationId: 'c1' }],
      [{ conversationId: 'c1', after: 4 }],
      [{ conversationId: 'c1', after: 5 }],
    ]);
    expect(network.namesSent()).not.toContain('catch-up');
    expect(told()).toEqual([4, 5]);
  });

  it('keeps what comes before the join is answered, and tells it in its place', async () => {
    const { promise, resolve } = Promise.withResolvers<Ack>();
    const { network, told } = await setUp({ after: 4, answers: { 'conversation.join': () => promise } });
    network.tell(eventOf(6));
    await settled();
    expect(told()).toEqual([]);
    resolve({ ok: true, lastSequence: 5, events: [eventOf(5)], refetch: false } as Ack);
    await settled();
    expect(told()).toEqual([5, 6]);
    expect(network.namesSent()).not.toContain('catch-up');
  });

  it('loads the list where the join says that too much was missed', async () => {
    const answers = { 'conversation.join': () => ({ ok: true, lastSequence: 900, events: [], refetch: true }) };
    const { network, told } = await setUp({ after: 4, answers });
    network.tell(eventOf(901));
    expect(told()).toEqual(['refetch', 901]);
  });

  it('is told the end of a stream that it can join no more', async () => {
    const ended = { ok: false, code: 'stream.ended', message: '' };
    const answers = { 'conversation.join': () => ended };
    const { told } = await setUp({ after: 4, missed: [eventOf(5)], answers });
    expect(told()).toEqual([5]);
  });

  it('tells nothing twice when an event comes live and in the catch-up', async () => {
    const { network, told } = await setUp({ missed: [eventOf(5), eventOf(6)] });
    network.tell(eventOf(4));
    network.disconnect();
    network.connect();
    network.tell(eventOf(6));
    await settled();
    expect(told()).toEqual([4, 5, 6]);
  });

  it('joins again where the server had no time to answer, and asks for what was missed then', async () => {
    jest.useFakeTimers();
    try {
      const busy = { ok: false, code: 'realtime.not_connected', message: '' };
      const join = jest.fn().mockReturnValueOnce(busy).mockReturnValue({ ok: true });
      const answers = { 'conversation.join': join };
      const { network, told } = await setUp({ missed: [eventOf(8)], after: 7, answers });
      expect(network.namesSent()).toEqual(['auth/login', 'conversation.join']);
      await jest.advanceTimersByTimeAsync(ASK_AGAIN_MS * 2);
      expect(network.namesSent().slice(2)).toEqual(['conversation.join', 'catch-up']);
      expect(told()).toEqual([8]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks again for what was missed where the server had no time to answer, and loads no list for it', async () => {
    jest.useFakeTimers();
    try {
      const busy = { ok: false, code: 'request.too_many', message: '' };
      const catchUp = jest
        .fn()
        .mockReturnValueOnce(busy)
        .mockReturnValue({ ok: true, events: [eventOf(8)], refetch: false });
      const { network, told } = await setUp({ after: 7, answers: { 'catch-up': catchUp } });
      network.tell(eventOf(9));
      expect(told()).toEqual([]);
      await jest.advanceTimersByTimeAsync(ASK_AGAIN_MS * 2);
      expect(told()).toEqual([8, 9]);
      expect(catchUp).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks once on the next line for what the line before did not answer', async () => {
    jest.useFakeTimers();
    try {
      const catchUp = jest
        .fn()
        .mockReturnValueOnce({ ok: false, code: 'realtime.not_connected', message: '' })
        .mockReturnValue({ ok: true, events: [eventOf(8)], refetch: false });
      const { network, told } = await setUp({ after: 7, answers: { 'catch-up': catchUp } });
      await reconnect(network);
      expect(network.namesSent().slice(-2)).toEqual(['conversation.join', 'catch-up']);
      await jest.advanceTimersByTimeAsync(ASK_AGAIN_MS * 2);
      expect(told()).toEqual([8]);
      expect(catchUp).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks for the missing when a gap shows', async () => {
    const { network, told } = await setUp({ missed: [eventOf(2), eventOf(3)] });
    network.tell(eventOf(1));
    network.tell(eventOf(3));
    await settled();
    expect(told()).toEqual([1, 2, 3]);
  });

  it('starts from the sequence that the loaded list ends with', async () => {
    const { network, told } = await setUp({ missed: [eventOf(8)], after: 7 });
    expect(network.sent.at(-1)).toEqual({ name: 'catch-up', data: { scope, after: 7 } });
    expect(told()).toEqual([8]);
  });

  it('says refetch when too much was missed, and goes on from there', async () => {
    const { network, told } = await setUp({ refetch: true });
    network.tell(eventOf(4));
    await reconnect(network);
    network.tell(eventOf(90));
    expect(told()).toEqual([4, 'refetch', 90]);
  });

  it('knows after a refetch where it stands, though nothing came since', async () => {
    const join = jest.fn().mockReturnValue({ ok: true, lastSequence: 900, events: [], refetch: true });
    const { network, told } = await setUp({ after: 4, answers: { 'conversation.join': join } });
    join.mockReturnValue({ ok: true, lastSequence: 901, events: [eventOf(901)], refetch: false });
    await reconnect(network);
    expect(join).toHaveBeenLastCalledWith({ conversationId: 'c1', after: 900 });
    expect(told()).toEqual(['refetch', 901]);
  });

  it.each([
    ['after a catch-up that was refused', 4],
    ['in a list that was empty', null],
  ])('loads the list on the next line where it does not know what it has, %s', async (_when, after) => {
    const join = jest.fn().mockReturnValue({ ok: true });
    const refused = () => ({ ok: false, code: 'request.forbidden', message: '' });
    const { network, told } = await setUp({ after, answers: { 'conversation.join': join, 'catch-up': refused } });
    const before = told().length;
    join.mockReturnValue({ ok: true, lastSequence: 7 });
    await reconnect(network);
    expect(told().slice(before)).toEqual(['refetch']);
    await reconnect(network);
    expect(join).toHaveBeenLastCalledWith({ conversationId: 'c1', after: 7 });
  });
});
