const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const isOfConstraint = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === name;

/** A unique index, the named one where a name is given, refused the row (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown, index?: string): boolean =>
  hasCode(error, '23505') && (index === undefined || isOfConstraint(error, index));

/** A check, the named one where a name is given, refused the row (SQLSTATE 23514). */
export const isCheckViolation = (error: unknown, check?: string): boolean =>
  hasCode(error, '23514') && (check === undefined || isOfConstraint(error, check));

/** A row that is referred to does not exist (SQLSTATE 23503). */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, '23503');
