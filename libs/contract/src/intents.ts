import type { PaidItemRef, PerformerRef } from './slots.ts';

/** What can be reported, by the name it has on the wire. */
export type ReportTargetType =
  'user' | 'performer' | 'feed' | 'gallery' | 'photo' | 'video' | 'product' | 'comment' | 'message' | 'stream';

/** Every action that one team may ask of another by name, with what it takes. */
export interface IntentPayloads {
  'commerce.subscribe': { performer: PerformerRef };
  'commerce.tip': {
    performer: PerformerRef;
    source: { type: 'profile' | 'feed' | 'stream' | 'conversation'; _id: string };
  };
  'commerce.unlock': { item: PaidItemRef; performer: PerformerRef };
  'commerce.top-up': { /** Tokens that are missing for what the visitor wants. */ missing?: number };
  'messaging.compose': { performer: PerformerRef };
  /** Answered by the shell itself, so it is there on every page of the site. */
  'site.report': {
    type: ReportTargetType;
    _id: string;
    /** Whose it is, for the dialog's words. */
    performer?: Pick<PerformerRef, 'name'>;
  };
  /** Asks whether to block somebody, or to take that back, and does it. Answered by the shell itself. */
  'site.block': { person: Pick<PerformerRef, '_id' | 'name'>; isBlocked: boolean };
}

export type IntentName = keyof IntentPayloads;

/** `done`: the action happened. `dismissed`: the visitor closed the dialog. `unavailable`: nobody answers it now. */
export type IntentOutcome = 'done' | 'dismissed' | 'unavailable';

/** Props of the dialog that answers an intent. The dialog calls `onSettled` exactly once. */
export interface IntentDialogProps<N extends IntentName = IntentName> {
  payload: IntentPayloads[N];
  onSettled: (outcome: Exclude<IntentOutcome, 'unavailable'>) => void;
}
