import { DEFAULT_LOCALE, type Ack, type ClientEventName } from '@barg/contract';
import { clientEventSchemas } from '@barg/contract/schemas';
import type { z } from 'zod';
import { InvalidValuesError, TooManyRequestsError } from '../errors/common-errors.ts';
import { toAppError } from '../plugins/errors.ts';
import { catchUp } from './handlers/catch-up.ts';
import { joinConversation, leaveConversation, startTyping, stopTyping } from './handlers/conversation.ts';
import { login } from './handlers/login.ts';
import { joinPoll, leavePoll } from './handlers/poll.ts';
import { joinStream, leaveStream } from './handlers/stream.ts';
import { UnknownEventError } from './realtime.errors.ts';
import type { Connection } from './socket-session.ts';
import { createTokenBucket } from './token-bucket.ts';

/** A person opens a few conversations at once after a reconnect, and types; a program does more. */
const EVENT_RATE = { burst: 40, perSecond: 10 };

type Handler = (connection: Connection, payload: unknown) => Promise<object | void>;

const handling =
  <S extends z.ZodType>(
    schema: S,
    handle: (connection: Connection, data: z.output<S>) => Promise<object | void>,
  ): Handler =>
  async (connection, payload) => {
    const parsed = schema.safeParse(payload);
    if (!parsed.success) throw new InvalidValuesError({ cause: parsed.error });
    return handle(connection, parsed.data);
  };

const handlers: Readonly<Record<ClientEventName, Handler>> = {
  'auth/login': handling(clientEventSchemas['auth/login'], login),
  'conversation.join': handling(clientEventSchemas['conversation.join'], joinConversation),
  'conversation.leave': handling(clientEventSchemas['conversation.leave'], leaveConversation),
  'typing.start': handling(clientEventSchemas['typing.start'], startTyping),
  'typing.stop': handling(clientEventSchemas['typing.stop'], stopTyping),
  'stream.join': handling(clientEventSchemas['stream.join'], joinStream),
  'stream.leave': handling(clientEventSchemas['stream.leave'], leaveStream),
  'poll.join': handling(clientEventSchemas['poll.join'], joinPoll),
  'poll.leave': handling(clientEventSchemas['poll.leave'], leavePoll),
  'catch-up': handling(clientEventSchemas['catch-up'], catchUp),
};

const isClientEvent = (name: string): name is ClientEventName => Object.hasOwn(handlers, name);

const refusal = ({ socket, context }: Connection, thrown: unknown): Ack => {
  const error = toAppError(thrown);
  if (error.status >= 500) context.log.error({ err: thrown, part: 'realtime' }, 'a socket event failed');
  const message = error.messageFor(socket.data.account?.locale ?? DEFAULT_LOCALE);
  return { ok: false, code: error.code, message };
};

const answer = async (connection: Connection, name: string, payload: unknown): Promise<Ack> => {
  try {
    if (!isClientEvent(name)) throw new UnknownEventError();
    return { ok: true, ...(await handlers[name](connection, payload)) };
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
 * Answers whatever a socket asks: one thing after another, as a login must be over before what needs it; unknown,
 * malformed and too frequent events are refused with a code.
 */
export const dispatch = (connection: Connection): void => {
  const isAllowed = createTokenBucket(EVENT_RATE);
  let queue = Promise.resolve();
  connection.socket.onAny((name: string, ...args: unknown[]) => {
    const acknowledge = acknowledgeOf(args);
    if (!isAllowed()) return acknowledge(refusal(connection, new TooManyRequestsError()));
    queue = queue.then(async () => acknowledge(await answer(connection, name, args[0])));
    connection.background.run(queue);
  });
};
