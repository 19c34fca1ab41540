const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether it is a field's error, not a group with fields named `message` or `type`, which are not strings then. */
const isFault = ({ type, message }: Record<string, unknown>): boolean =>
  typeof type === 'string' || typeof message === 'string';

/** The number of invalid fields, in groups and lists too; an error of a whole list counts as one. */
export const countFaults = (errors: unknown): number => {
  if (!isRecord(errors)) return 0;
  if (isFault(errors)) return 1;
  return Object.values(errors).reduce<number>((sum, inner) => sum + countFaults(inner), 0);
};
