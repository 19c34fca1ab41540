/** The changed fields of a row with their old values, for the audit log. */
export const changedParts = <T extends object>(
  before: T,
  after: T,
  parts: ReadonlyArray<keyof T & string>,
): Record<string, unknown> => {
  const changed = parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));
  return Object.fromEntries(changed.map((part) => [part, { before: before[part], after: after[part] }]));
};
