import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What the form understands of a failed call. */
interface ServerError {
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

/** `details` lists `{ path, message }`, or maps a path to its sentence. Anything else names no field. */
const toFaults = (details: unknown): FieldFault[] => {
  if (Array.isArray(details)) {
    return details.flatMap((fault: unknown) => (isRecord(fault) ? toFault(fault.path, fault.message) : []));
  }
  if (!isRecord(details)) return [];
  return Object.entries(details).flatMap(([path, message]) =>
    toFault(path, Array.isArray(message) ? message[0] : message),
  );
};

const readServerError = (error: unknown): ServerError =>
  isRecord(error)
    ? { message: typeof error.message === 'string' ? error.message : '', details: toFaults(error.details) }
    : { message: '', details: [] };

/** Whether the fault is on something the form holds; what it does not hold cannot show it. */
const isHeld = (values: FieldValues, path: string): boolean => (path.split('.')[0] ?? '') in values;

/**
 * Puts the server's faults on the fields they name, focusing the first, and everything else on the form as a whole.
 * `fallback` is the sentence for a failure that brought none.
 */
export const applyServerError = <T extends FieldValues, Output>(
  form: UseFormReturn<T, unknown, Output>,
  error: unknown,
  fallback: string,
): void => {
  const { message, details } = readServerError(error);
  const known = details.filter((fault) => isHeld(form.getValues(), fault.path));
  known.forEach((fault, index) => {
    form.setError(
      fault.path as FieldPath<T>,
      { type: 'server', message: fault.message || fallback },
      { shouldFocus: index === 0 },
    );
  });
  if (known.length === 0) form.setError('root.server', { type: 'server', message: message || fallback });
};
