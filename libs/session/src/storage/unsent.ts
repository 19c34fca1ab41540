/** Drafts: kept on the device for the account that wrote them. */
export * from './unsent-drafts.ts';
export { useUnsentForm, type WrittenForm } from './use-unsent-form.ts';
export { useUnsentText } from './use-unsent-text.ts';
