/** Something that whoever makes a remote can put right; its message says what. */
export class NewRemoteError extends Error {}
