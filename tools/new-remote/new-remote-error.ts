/** A problem that the caller can fix; its message says what. */
export class NewRemoteError extends Error {}
