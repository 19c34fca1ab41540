/**
 * The cookie by which the edge tells the login page why it led there: the visitor's token is no longer known. The page
 * says so once and removes it.
 */
export const SESSION_ENDED_COOKIE = 'sessionEnded';
