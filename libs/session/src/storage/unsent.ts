/** What is typed and not sent yet: kept on the device for who wrote it, and told from what has arrived. */
export * from './unsent-drafts.ts';
export { changedFields, copyOf, hasFields, settleForm, type SettledForm } from './form-values.ts';
export { useUnsentForm, type WrittenForm } from './use-unsent-form.ts';
export { useUnsentText } from './use-unsent-text.ts';
