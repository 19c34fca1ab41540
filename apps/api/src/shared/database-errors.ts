const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const isOfConstraint = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === name;

/** Whether a unique index (of this name, if given) refused the row (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown, index?: string): boolean =>
  hasCode(error, '23505') && (index === undefined || isOfConstraint(error, index));

/** Whether a check (of this name, if given) refused the row (SQLSTATE 23514). */
export const isCheckViolation = (error: unknown, check?: string): boolean =>
  hasCode(error, '23514') && (check === undefined || isOfConstraint(error, check));

/** Whether a referenced row does not exist (SQLSTATE 23503). */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, '23503');
