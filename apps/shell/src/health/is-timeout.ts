const fieldOf = (error: unknown, name: 'name' | 'message' | 'type'): unknown =>
  typeof error === 'object' && error !== null ? (error as Partial<Record<string, unknown>>)[name] : undefined;

/** Ours, the federation runtime's and webpack's ways to say that a script has not come in time. */
export function isTimeout(error: unknown): boolean {
  const message = fieldOf(error, 'message');
  return (
    fieldOf(error, 'name') === 'TimeoutError' ||
    fieldOf(error, 'type') === 'timeout' ||
    (typeof message === 'string' && message.includes('timed out'))
  );
}
