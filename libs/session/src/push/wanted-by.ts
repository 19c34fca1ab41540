/** The key of the account that wanted pushes in this browser: nobody else who signs in here is told without asking. */
export const PUSH_WANTED_BY = 'barg.push';
