const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** A unique index refused the row (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505');

/** A check constraint refused the row (SQLSTATE 23514), among them a wallet that would go below zero. */
export const isCheckViolation = (error: unknown): boolean => hasCode(error, '23514');

/** A row that is referred to does not exist (SQLSTATE 23503). */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, '23503');
