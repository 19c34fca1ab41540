/** What is typed and not sent yet: kept on the device for who wrote it, and told from what has arrived. */
export * from './unsent-drafts.ts';
export { changedElsewhere, isChangedMeanwhile, isUnanswered, pickFields, writeOnto } from './changed-meanwhile.ts';
export { fingerprintOf } from './fingerprint.ts';
export type { DraftRules } from './form-draft.ts';
export { changedFields, copyOf, hasFields, isSame, mergedList, settleForm, type SettledForm } from './form-values.ts';
export { useChangedMeanwhile, type PutTogether } from './use-changed-meanwhile.ts';
export { useFollowedForm } from './use-followed-form.ts';
export { useSentDrafts } from './use-sent-drafts.ts';
export { useUnsentForm, type WrittenForm } from './use-unsent-form.ts';
export { useUnsentText } from './use-unsent-text.ts';
