import { merge, Subject, Subscription, type Observable } from '@barg/runtime/rxjs';
import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';
import type { Conversation } from '@barg/api-client/models';
import { on } from '@barg/session/realtime';

/** The events that change what is known of conversations and their messages: {@link facts$} listens to each. */
type HeardName = Extract<
  ServerEventName,
  `message.${string}` | 'conversation.read' | 'conversation.seen' | 'conversation.updated' | 'typing.changed'
>;

type Heard = { [N in HeardName]: { name: N; data: ServerEventData<N> } }[HeardName];

/** Something that became known: an event of the socket, or the answer to a call of this page. */
export type Fact =
  | Heard
  /** A conversation as the server has it now. */
  | { name: 'conversation.loaded'; data: { conversation: Conversation } };

const told$ = new Subject<Fact>();

/** Every fact, whoever tells it: each part of the cache takes what concerns it, in one way. */
const facts$: Observable<Fact> = merge(
  on('message.created'),
  on('message.deleted'),
  on('message.restored'),
  on('message.unlocked'),
  on('message.updated'),
  on('message.reacted'),
  on('conversation.read'),
  on('conversation.seen'),
  on('conversation.updated'),
  on('typing.changed'),
  told$,
);

/** Tells what an answer says, or an event that the socket did not bring by itself. */
export const tellFact = (fact: Fact): void => told$.next(fact);

/** Tells an event of a conversation's scope, which the socket did not bring by itself. */
export const tellEvent = (event: ServerEvent): void => tellFact(event as Heard);

export const conversationOf = ({ name, data }: Fact): string => {
  if (name === 'conversation.loaded') return data.conversation._id;
  return 'conversationId' in data ? data.conversationId : data.message.conversationId;
};

/** What RTK Query gives to `onCacheEntryAdded` and `onQueryStarted`, as far as it is needed here. */
interface Entry {
  cacheEntryRemoved: Promise<void>;
}
interface Request {
  queryFulfilled: Promise<unknown>;
}

/** Calls back for each fact as long as the cache entry lives. */
export const whileCached = async ({ cacheEntryRemoved }: Entry, take: (fact: Fact) => void): Promise<void> => {
  const subscription = facts$.subscribe(take);
  await cacheEntryRemoved;
  subscription.unsubscribe();
};

/**
 * Calls back once a request is answered, with the facts that were told meanwhile: its answer may be older than they are.
 * All of them are taken twice where a former answer stands, so taking one must change nothing the second time.
 */
export const sinceAsked = async ({ queryFulfilled }: Request, take: (fact: Fact) => void): Promise<void> => {
  const meanwhile: Fact[] = [];
  const subscription = new Subscription();
  subscription.add(facts$.subscribe((fact) => meanwhile.push(fact)));
  const isAnswered = await queryFulfilled.then(
    () => true,
    () => false,
  );
  subscription.unsubscribe();
  if (isAnswered) meanwhile.forEach(take);
};
