import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The parts of a failed call's error that forms use. */
interface ServerError {
  code: string;
  message: string;
  details: readonly FieldFault[];
}

interface FieldFault {
  path: string;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const toFault = (path: unknown, message: unknown): FieldFault[] =>
  typeof path === 'string' ? [{ path, message: typeof message === 'string' ? message : '' }] : [];

/** `details` is a list of `{ path, message }`, or an object of messages by path. Otherwise it names no field. */
const toFaults = (details: unknown): FieldFault[] => {
  if (Array.isArray(details)) {
    return details.flatMap((fault: unknown) => (isRecord(fault) ? toFault(fault.path, fault.message) : []));
  }
  if (!isRecord(details)) return [];
  return Object.entries(details).flatMap(([path, message]) =>
    toFault(path, Array.isArray(message) ? message[0] : message),
  );
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const readServerError = (error: unknown): ServerError => {
  const { code, message, details } = isRecord(error) ? error : {};
  return { code: textOf(code), message: textOf(message), details: toFaults(details) };
};

/** Whether the error is on a field of the form; other errors cannot be shown on a field. */
const isHeld = (values: FieldValues, path: string): boolean => (path.split('.')[0] ?? '') in values;

/**
 * Sets the server's errors on the fields that they name, focuses the first, and sets all others on the form, where their
 * type is the error's code.
 * `fallback` is for errors without a message.
 */
export const applyServerError = <T extends FieldValues, Output>(
  form: UseFormReturn<T, unknown, Output>,
  error: unknown,
  fallback: string,
): void => {
  const { code, message, details } = readServerError(error);
  const known = details.filter((fault) => isHeld(form.getValues(), fault.path));
  known.forEach((fault, index) => {
    form.setError(
      fault.path as FieldPath<T>,
      { type: 'server', message: fault.message || fallback },
      { shouldFocus: index === 0 },
    );
  });
  if (known.length === 0) form.setError('root.server', { type: code || 'server', message: message || fallback });
};
