import type { IntentName, IntentPayloads } from '@barg/contract';

/**
 * Dialogs that a guest's click leads to: they are opened again after the login, and nothing is done or paid without
 * another click.
 */
export type CarriedIntent = Extract<
  IntentName,
  | 'commerce.order'
  | 'commerce.private-stream'
  | 'commerce.subscribe'
  | 'commerce.ticket'
  | 'commerce.tip'
  | 'commerce.unlock'
  | 'site.report'
  | 'site.block'
>;

/** What a press opens on the page itself: it is opened again there. */
export interface CarriedOpening {
  kind: 'open';
  /** The field for an answer to a comment; a product's file; the field of a stream's chat, or below a post. */
  what: 'reply' | 'download' | 'chat' | 'comment';
  /** Of what it belongs to. */
  id: string;
}

/** A guest's action that needed a login. */
export type CarriedAct =
  | { kind: 'follow'; performerId: string; name: string }
  | {
      kind: 'react';
      action: 'like' | 'bookmark';
      type: 'feed' | 'video' | 'gallery' | 'product' | 'comment' | 'performer';
      id: string;
    }
  | { kind: 'vote'; pollId: string; optionId: string }
  | { kind: 'remind'; streamId: string }
  | CarriedOpening
  | { [Name in CarriedIntent]: { kind: 'dialog'; intent: Name; payload: IntentPayloads[Name] } }[CarriedIntent];

export const CARRIED_ACT = 'barg.carried-act';
/** Long enough to register and confirm the e-mail; after a longer time the action is forgotten. */
export const LIFETIME_MS = 30 * 60_000;
