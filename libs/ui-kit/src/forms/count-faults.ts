const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether it is the error of a field. Fields may be called like its parts, and are no texts then. */
const isFault = ({ type, message }: Record<string, unknown>): boolean =>
  typeof type === 'string' || typeof message === 'string';

/** How many fields are wrong, in groups and lists too; what is wrong with a list as a whole counts as one. */
export const countFaults = (errors: unknown): number => {
  if (!isRecord(errors)) return 0;
  if (isFault(errors)) return 1;
  return Object.values(errors).reduce<number>((sum, inner) => sum + countFaults(inner), 0);
};
