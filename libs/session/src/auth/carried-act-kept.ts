import type { IntentName, IntentPayloads } from '@barg/contract';

/** Dialogs that a guest's press leads to: they are opened again, and nothing is done or paid without another press. */
export type CarriedIntent = Extract<
  IntentName,
  'commerce.order' | 'commerce.subscribe' | 'commerce.tip' | 'commerce.unlock' | 'site.report' | 'site.block'
>;

/** What a guest wanted when the login came between. */
export type CarriedAct =
  | { kind: 'follow'; performerId: string; name: string }
  | {
      kind: 'react';
      action: 'like' | 'bookmark';
      type: 'feed' | 'video' | 'gallery' | 'product' | 'comment' | 'performer';
      id: string;
    }
  | { kind: 'vote'; pollId: string; optionId: string }
  | { [Name in CarriedIntent]: { kind: 'dialog'; intent: Name; payload: IntentPayloads[Name] } }[CarriedIntent];

export const CARRIED_ACT = 'barg.carried-act';
/** Long enough to register and find the e-mail; who logs in later has forgotten what it was for. */
export const LIFETIME_MS = 30 * 60_000;
