/** What lies at a place of an answer. Source: RFC 6901, without its escapes, which names of the API do not need. */
export const valueAt = (data: unknown, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], data);
