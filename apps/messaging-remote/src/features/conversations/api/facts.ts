import { merge, Subject, type Observable } from '@barg/runtime/rxjs';
import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';
import type { Conversation } from '@barg/api-client/models';
import { sinceAsked as eventsSinceAsked, whileCached as eventsWhileCached } from '@barg/session/line';
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

type Take = (fact: Fact) => void;

/** Calls back for each fact as long as the cache entry lives. */
export const whileCached = (entry: Parameters<typeof eventsWhileCached>[1], take: Take): Promise<void> =>
  eventsWhileCached(facts$, entry, take);

/** Calls back once a request is answered, with the facts that were told meanwhile. */
export const sinceAsked = (request: Parameters<typeof eventsSinceAsked>[1], take: Take): Promise<void> =>
  eventsSinceAsked(facts$, request, take);
