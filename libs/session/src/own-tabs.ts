import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';
import { newIdempotencyKey } from '@barg/api-client/http';
import { openChannel } from '@barg/runtime/browser-stores';
import { accountHere } from './user/account-here.ts';

/** Events about an account's actions that its other tabs show too. The server sends them to all devices. */
export type OwnFactName = Extract<
  ServerEventName,
  | 'wallet.balance.changed'
  | 'account.changed'
  | 'conversation.read'
  | 'notifications.read'
  | 'follow.changed'
  | 'reaction.changed'
>;

export interface OwnFact {
  accountId: string;
  event: ServerEvent;
}

export const FACTS_CHANNEL = 'barg.facts';

let speaking: BroadcastChannel | null | undefined;

/**
 * Sends the result of an action to the account's tabs in this browser, this one included. They use it while their own
 * socket is disconnected; else the server tells them. Silent without support for channels.
 */
export const tellOwnTabs = <N extends OwnFactName>(name: N, data: ServerEventData<N>): void => {
  const accountId = accountHere();
  if (accountId === null) return;
  if (speaking === undefined) speaking = openChannel(FACTS_CHANNEL);
  const event = { id: newIdempotencyKey(), name, at: new Date().toISOString(), data } as ServerEvent;
  speaking?.postMessage({ accountId, event } satisfies OwnFact);
};
