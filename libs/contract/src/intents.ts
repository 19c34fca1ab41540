import type { PaidItemRef, PerformerRef } from './slots.ts';

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
}

export type IntentName = keyof IntentPayloads;

/** `done`: the action happened. `dismissed`: the visitor closed the dialog. `unavailable`: nobody answers it now. */
export type IntentOutcome = 'done' | 'dismissed' | 'unavailable';

/** Props of the dialog that answers an intent. The dialog calls `onSettled` exactly once. */
export interface IntentDialogProps<N extends IntentName = IntentName> {
  payload: IntentPayloads[N];
  onSettled: (outcome: Exclude<IntentOutcome, 'unavailable'>) => void;
}
