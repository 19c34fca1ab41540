/**
 * Whether a field that is being left shows a date or time with a part missing. React Aria keeps the value of before then,
 * which is not what stands there.
 */
export const hasMissingPart = (field: Element): boolean => field.querySelector('[data-placeholder]') !== null;
