/**
 * Whether a field that is being left shows a date or time with a part missing. React Aria keeps the value of before then,
 * which is not what stands there.
 */
export const hasMissingPart = (field: Element): boolean => field.querySelector('[data-placeholder]') !== null;

const TYPED_PARTS = ['day', 'month', 'year'].map((part) => `[data-type="${part}"]:not([data-placeholder])`).join();

/** Whether a date field shows at least one part of a day. */
export const hasTypedPart = (field: Element): boolean => field.querySelector(TYPED_PARTS) !== null;
