/** The name of what is recorded of one connection from a moment on, in milliseconds since 1970; later ones sort behind. */
export const partSince = (startedAt: number): string => startedAt.toString(36);

/** When a part was begun, in milliseconds since 1970. */
export const startOfPart = (part: string): number => Number.parseInt(part, 36);
