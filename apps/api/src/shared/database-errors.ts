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

/**
 * SQLSTATEs of a database that is not there: being stopped (57P01, 57P02), starting (57P03), full of connections (53300),
 * and the class of broken connections (08).
 */
const AWAY_STATES = /^(57P0[123]|53300|08...)$/;
/** What Node says of a connection that was not made or was cut. */
const AWAY_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** pg's own errors of lost and late connections have no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database cannot be reached for now, so that the same may be tried again in a moment. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // The socket of a server that is being started again is not there.
  if (code === 'ENOENT') return syscall === 'connect';
  return AWAY_CODES.includes(code) || AWAY_STATES.test(code) || AWAY_WORDS.test(error.message);
};
