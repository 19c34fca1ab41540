import type {
  Ack,
  CatchUpAck,
  ClientEventData,
  ClientEventName,
  JoinAck,
  PollJoinAck,
  ServerEvent,
  ServerEventName,
} from '@barg/contract';
import { BehaviorSubject, Subject, filter, type Observable } from '@barg/runtime/rxjs';
import { createRecentIds } from './recent-ids.ts';
import { spread } from './spread.ts';
import type { OpenTransport, Transport, TransportListener } from './transport.ts';

/**
 * Specification, section 4. `connected` means that the server knows the account, not only that the connection is open.
 */
export type SocketStatus = 'initialized' | 'connected' | 'disconnect' | 'reconnecting' | 'failed';

export interface SocketBusOptions {
  openTransport: OpenTransport;
  getToken: () => string | null;
  /** The server refused the token, or there is none any more. */
  onRefused: () => void;
}

/** Acknowledgements may have more fields than `ok`. */
export type AckOf<N extends ClientEventName> = N extends 'catch-up'
  ? CatchUpAck
  : N extends 'poll.join'
    ? PollJoinAck
    : N extends 'conversation.join' | 'stream.join'
      ? JoinAck
      : Ack;

/** Milliseconds between two attempts to load the transport's code. */
const FETCH_AGAIN_MS = 3000;

/** Milliseconds until the server is asked again for what it had no time to answer. */
export const ASK_AGAIN_MS = 3000;

const NOT_CONNECTED = { ok: false, code: 'realtime.not_connected', message: '' } satisfies Ack;

const TOO_BUSY: ReadonlySet<string> = new Set([NOT_CONNECTED.code, 'request.too_many', 'server.unexpected']);

/** Whether the server did not say yes or no: it has more to do than it can, as after a start. */
export const isUnanswered = (ack: Ack): boolean => !ack.ok && TOO_BUSY.has(ack.code);

/** The socket as Observables: one connection for the page, open only while somebody is logged in. */
export function createSocketBus({ openTransport, getToken, onRefused }: SocketBusOptions) {
  const status$ = new BehaviorSubject<SocketStatus>('initialized');
  const events$ = new Subject<ServerEvent>();
  const recent = createRecentIds();
  let transport: Transport | null = null;
  /** Increases with every open and close, so that callbacks of an earlier connection are ignored. */
  let generation = 0;
  /** Increases when the line is there or gone, so that an answer that came too late is ignored. */
  let line = 0;
  /** The token that the present line belongs to. */
  let lineToken: string | null = null;

  /** Whether a login has replaced the token of this line: its end is not the present session's. */
  const isReplaced = (): boolean => ![lineToken, null].includes(getToken());

  async function login(): Promise<void> {
    const token = getToken();
    const current = line;
    if (!transport) return;
    // Its time was over while the browser slept. The server tells the end of a session only to sockets that it knows.
    if (token === null) return onRefused();
    lineToken = token;
    const answer = await transport.send('auth/login', { token }).catch(() => NOT_CONNECTED);
    if (current !== line) return;
    status$.next(answer.ok ? 'connected' : 'failed');
    if (!answer.ok && answer.code === 'auth.not_authenticated' && !isReplaced()) onRefused();
    // Else the page would hear nothing until its line breaks by itself.
    if (isUnanswered(answer)) setTimeout(() => current === line && void login(), spread(ASK_AGAIN_MS));
  }

  const changeLine = (act: () => void) => () => {
    line += 1;
    act();
  };

  const listenerOf = (opened: number): TransportListener => {
    const ifCurrent = (act: () => void) => () => (opened === generation ? act() : undefined);
    return {
      onConnect: ifCurrent(changeLine(() => void login())),
      onDisconnect: ifCurrent(changeLine(() => status$.next('disconnect'))),
      onReconnecting: ifCurrent(() => status$.next('reconnecting')),
      onFailed: ifCurrent(() => status$.next('failed')),
      onEvent: (event) => {
        if (opened !== generation || (event.name === 'session.ended' && isReplaced())) return;
        if (recent.isNew(event.id)) events$.next(event);
      },
    };
  };

  /** The transport's code is loaded with the first connection; a failed load counts as a failed connection. */
  async function connect(opened: number): Promise<void> {
    try {
      const fresh = await openTransport(listenerOf(opened));
      if (opened === generation) transport = fresh;
      else fresh.close();
    } catch {
      if (opened !== generation) return;
      status$.next('disconnect');
      setTimeout(() => opened === generation && void connect(opened), FETCH_AGAIN_MS);
    }
  }

  async function open(): Promise<void> {
    const opened = ++generation;
    line += 1;
    status$.next('initialized');
    await connect(opened);
  }

  /**
   * Opens the line of the same session anew, as that of a page which the browser has kept is dead. To whoever hears
   * `status$` it was broken, because events were missed.
   */
  async function reopen(): Promise<void> {
    transport?.close();
    transport = null;
    const opened = ++generation;
    line += 1;
    status$.next('disconnect');
    await connect(opened);
  }

  function close(): void {
    generation += 1;
    line += 1;
    transport?.close();
    transport = null;
    status$.next('initialized');
  }

  /** Sends an event; never rejects: without a connection or acknowledgement the result is `ok: false`. */
  async function emit<N extends ClientEventName>(name: N, data: ClientEventData<N>): Promise<AckOf<N>> {
    const answer = status$.value === 'connected' ? transport?.send(name, data) : undefined;
    return (await (answer ?? Promise.resolve(NOT_CONNECTED)).catch(() => NOT_CONNECTED)) as AckOf<N>;
  }

  const on = <N extends ServerEventName>(name: N): Observable<ServerEvent<N>> =>
    events$.pipe(filter((event): event is ServerEvent<N> => event.name === name));

  return { status$, events$, on, emit, open, reopen, close };
}

export type SocketBus = ReturnType<typeof createSocketBus>;
