/** What somebody wrote and has not sent: kept on the device for the account that wrote it. */
export * from './unsent-drafts.ts';
export { useUnsentForm, type WrittenForm } from './use-unsent-form.ts';
export { useUnsentText } from './use-unsent-text.ts';
