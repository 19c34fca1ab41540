/**
 * The cookie by which the edge tells the login page that the session has ended: the token is unknown. The page says so
 * once and deletes the cookie.
 */
export const SESSION_ENDED_COOKIE = 'sessionEnded';
