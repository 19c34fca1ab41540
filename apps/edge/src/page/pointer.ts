/** The value at a JSON pointer. Source: RFC 6901, without escapes, which the API's names do not need. */
export const valueAt = (data: unknown, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], data);
