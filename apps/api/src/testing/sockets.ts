import type { TestContext } from 'node:test';
import type { ClientEventData, ClientEventName, ServerEvent, ServerEventName } from '@barg/contract';
import { io } from 'socket.io-client';
import type { TestAccount } from './accounts.ts';

/** How long a test waits for what must come. Milliseconds. */
const PATIENCE = 5000;

interface Answer {
  ok: boolean;
  code?: string;
  [key: string]: unknown;
}

/**
 * A client's socket that keeps what it was told. It is logged in when an account is given, and closed when the test
 * ends. Events of one socket come in order: to prove that something did not come, wait for what was sent after it.
 */
export const openSocket = async (
  t: TestContext,
  url: string,
  account?: TestAccount,
  headers: Record<string, string> = {},
) => {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
    auth: { token: account?.token },
  });
  t.after(() => socket.disconnect());
  const received: ServerEvent[] = [];
  const listeners = new Set<() => void>();
  socket.onAny((_name, event: ServerEvent) => {
    received.push(event);
    for (const listener of listeners) listener();
  });

  const until = <T>(what: string, look: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${what} did not come`)), PATIENCE);
      const check = () => {
        const found = look();
        if (found === undefined) return;
        clearTimeout(timer);
        listeners.delete(check);
        resolve(found);
      };
      listeners.add(check);
      check();
    });

  const ask = (name: string, payload: unknown): Promise<Answer> => socket.timeout(PATIENCE).emitWithAck(name, payload);
  const disconnected = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });

  const client = {
    received,
    disconnected,
    /** Asks as the contract has it. */
    emit: <N extends ClientEventName>(name: N, data: ClientEventData<N>) => ask(name, data),
    /** Asks whatever a broken or hostile client may ask. */
    ask,
    login: (token: string) => ask('auth/login', { token }),
    named: (name: ServerEventName) => received.filter((event) => event.name === name),
    /** The first event of a name, past or coming, for which `matches` holds. */
    event: <N extends ServerEventName>(name: N, matches: (event: ServerEvent<N>) => boolean = () => true) =>
      until(name, () =>
        received.find((event): event is ServerEvent<N> => event.name === name && matches(event as ServerEvent<N>)),
      ),
    close: () => socket.disconnect(),
  };
  if (account) {
    const answer = await client.login(account.token);
    if (!answer.ok) throw new Error(`login was refused: ${answer.code}`);
  }
  return client;
};

export type TestSocket = Awaited<ReturnType<typeof openSocket>>;
