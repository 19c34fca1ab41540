/** Where files are kept that have arrived and were not sent. What reads them comes with the code that stores files. */
export const STORED_FILES = 'message-file:';
