/** A phone number as people write it; the server's rule. */
export const PHONE = /^\+?[0-9][0-9 ().-]{3,28}[0-9]$/;
