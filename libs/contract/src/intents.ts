import type { z } from 'zod';
import type { intentAnswerSchemas, intentSchemas, reportTargetTypeSchema, vaultPickSchema } from './schemas/intents.ts';

/** What can be reported, as the API names it. */
export type ReportTargetType = z.infer<typeof reportTargetTypeSchema>;

/** An item chosen from a performer's vault. */
export type VaultPick = z.infer<typeof vaultPickSchema>;

export type IntentName = keyof typeof intentSchemas;

/** Every intent with its payload, see schemas/intents.ts. */
export type IntentPayloads = { [Name in IntentName]: z.infer<(typeof intentSchemas)[Name]> };

/** Properties that the host adds to a payload, for dialogs of old builds. */
type HostGiven = 'onPicked';

/** The payloads as askers pass them. */
export type IntentRequests = { [Name in IntentName]: Omit<IntentPayloads[Name], HostGiven> };

/** The answer of each intent when it is completed. */
export type IntentAnswers = { [Name in IntentName]: z.infer<(typeof intentAnswerSchemas)[Name]> };

/**
 * The result for the asker; null when the visitor closed the dialog or left the page, the remote failed, or no remote
 * answers.
 */
export type IntentAnswer<N extends IntentName = IntentName> = IntentAnswers[N] | null;

/** Props of the dialog that answers an intent. The dialog calls `onSettled` exactly once. */
export interface IntentDialogProps<N extends IntentName = IntentName> {
  payload: IntentPayloads[N];
  onSettled: (answer: IntentAnswer<N>) => void;
}
