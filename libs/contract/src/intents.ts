import type { z } from 'zod';
import type { intentAnswerSchemas, intentSchemas, reportTargetTypeSchema, vaultPickSchema } from './schemas/intents.ts';

/** What can be reported, by the name it has on the wire. */
export type ReportTargetType = z.infer<typeof reportTargetTypeSchema>;

/** Something that was chosen from a performer's vault. */
export type VaultPick = z.infer<typeof vaultPickSchema>;

export type IntentName = keyof typeof intentSchemas;

/** Every action that one team may ask of another by name, with what it takes, see schemas/intents.ts. */
export type IntentPayloads = { [Name in IntentName]: z.infer<(typeof intentSchemas)[Name]> };

/** What the host puts in beside what was asked, for dialogs that were built long ago. */
type HostGiven = 'onPicked';

/** What an asker hands over. */
export type IntentRequests = { [Name in IntentName]: Omit<IntentPayloads[Name], HostGiven> };

/** What each intent answers with, once it has come to that. */
export type IntentAnswers = { [Name in IntentName]: z.infer<(typeof intentAnswerSchemas)[Name]> };

/**
 * What an asker gets; null when it came to nothing: the visitor closed the dialog or went to another page, the remote
 * failed, or nobody answers.
 */
export type IntentAnswer<N extends IntentName = IntentName> = IntentAnswers[N] | null;

/** Props of the dialog that answers an intent. The dialog calls `onSettled` exactly once. */
export interface IntentDialogProps<N extends IntentName = IntentName> {
  payload: IntentPayloads[N];
  onSettled: (answer: IntentAnswer<N>) => void;
}
