/**
 * The cookie by which the edge tells the page that the API does not know the visitor's token: `1` before it where the
 * page is to say once that the session has ended, else `0`. The page forgets the token if it is still that one, because
 * another tab may have logged in since the request, and deletes the cookie.
 */
export const SESSION_ENDED_COOKIE = 'sessionEnded';
