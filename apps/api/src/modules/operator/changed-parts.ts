type ChangedParts<T, Part extends keyof T> = { [Key in Part]?: { before: T[Key]; after: T[Key] } };

/** The changed fields of a row with their old values, for the audit log. */
export const changedParts = <T extends object, Part extends keyof T & string>(
  before: T,
  after: T,
  parts: readonly Part[],
): ChangedParts<T, Part> => {
  const changed = parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));
  const changes = changed.map((part) => [part, { before: before[part], after: after[part] }]);
  return Object.fromEntries(changes) as ChangedParts<T, Part>;
};
