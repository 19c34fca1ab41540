import type { z } from 'zod';
import type { intentSchemas, reportTargetTypeSchema, vaultPickSchema } from './schemas/intents.ts';

/** What can be reported, by the name it has on the wire. */
export type ReportTargetType = z.infer<typeof reportTargetTypeSchema>;

/** Something that was chosen from a performer's vault. */
export type VaultPick = z.infer<typeof vaultPickSchema>;

export type IntentName = keyof typeof intentSchemas;

/** Every action that one team may ask of another by name, with what it takes, see schemas/intents.ts. */
export type IntentPayloads = { [Name in IntentName]: z.infer<(typeof intentSchemas)[Name]> };

/** `done`: the action happened. `dismissed`: the visitor closed the dialog. `unavailable`: nobody answers it now. */
export type IntentOutcome = 'done' | 'dismissed' | 'unavailable';

/** Props of the dialog that answers an intent. The dialog calls `onSettled` exactly once. */
export interface IntentDialogProps<N extends IntentName = IntentName> {
  payload: IntentPayloads[N];
  onSettled: (outcome: Exclude<IntentOutcome, 'unavailable'>) => void;
}
