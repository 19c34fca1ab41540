/** The storage key of files that have arrived and were not sent; the code that reads them is lazy. */
export const STORED_FILES = 'message-file:';
