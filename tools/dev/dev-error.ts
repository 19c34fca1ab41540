/** A problem that the developer can fix; its message says what. */
export class DevError extends Error {}
