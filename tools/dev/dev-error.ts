/** Something that whoever develops can put right; its message says what. */
export class DevError extends Error {}
