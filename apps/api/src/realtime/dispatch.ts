import { DEFAULT_LOCALE, type Ack, type ClientEventData, type ClientEventName } from '@barg/contract';
import { clientEventSchemas } from '@barg/contract/schemas';
import { InvalidValuesError, TooManyRequestsError } from '../errors/common-errors.ts';
import { toAppError } from '../plugins/errors.ts';
import { catchUp } from './handlers/catch-up.ts';
import { login } from './handlers/login.ts';
import { UnknownEventError } from './realtime.errors.ts';
import type { Connection, SocketHandlers } from './connection.ts';
import { createTokenBucket } from './token-bucket.ts';
import { tracedEvent } from './traced-event.ts';

/** A person opens a few conversations after a reconnect, and types; only a program sends more. */
const EVENT_RATE = { burst: 40, perSecond: 10 };

/** Events that the contract does not name. */
const NO_EVENT = 'none';

const own: SocketHandlers = { 'auth/login': login, 'catch-up': catchUp };

const isClientEvent = (name: string): name is ClientEventName => Object.hasOwn(clientEventSchemas, name);

/** Calls the handler of an event. @throws UnknownEventError, InvalidValuesError, and what the handler throws */
const handle = async <Name extends ClientEventName>(
  connection: Connection,
  name: Name,
  payload: unknown,
): Promise<object | void> => {
  const handler = own[name] ?? connection.modules.events[name];
  if (!handler) throw new UnknownEventError();
  const parsed = clientEventSchemas[name].safeParse(payload);
  if (!parsed.success) throw new InvalidValuesError({ cause: parsed.error });
  return handler(connection, parsed.data as ClientEventData<Name>);
};

const refusal = ({ socket, context }: Connection, thrown: unknown): Ack => {
  const error = toAppError(thrown);
  if (error.status >= 500) context.log.error({ err: thrown, part: 'realtime' }, 'a socket event failed');
  const message = error.messageFor(socket.data.account?.locale ?? DEFAULT_LOCALE);
  return { ok: false, code: error.code, message };
};

const answer = async (connection: Connection, name: string, payload: unknown): Promise<Ack> => {
  try {
    const known = isClientEvent(name) ? name : null;
    const handled = await tracedEvent(connection.context.tracer, known ?? NO_EVENT, async () => {
      if (known === null) throw new UnknownEventError();
      return handle(connection, known, payload);
    });
    return { ok: true, ...handled };
  } catch (error) {
    return refusal(connection, error);
  }
};

type Acknowledge = (ack: Ack) => void;

const acknowledgeOf = (args: unknown[]): Acknowledge => {
  const last = args.at(-1);
  return typeof last === 'function' ? (ack) => void last(ack) : () => undefined;
};

/**
 * Handles a socket's events one after the other, because a login must be complete before what needs it. Unknown,
 * invalid and too frequent events are refused with a code.
 */
export const dispatch = (connection: Connection): void => {
  const isAllowed = createTokenBucket(EVENT_RATE);
  let queue = Promise.resolve();
  connection.socket.onAny((name: string, ...args: unknown[]) => {
    const acknowledge = acknowledgeOf(args);
    if (!isAllowed()) return acknowledge(refusal(connection, new TooManyRequestsError({ retryAfter: 1 })));
    queue = queue.then(async () => acknowledge(await answer(connection, name, args[0])));
    connection.background.run(queue);
  });
};
