/** Everyone's own page but a performer's stands below it. */
export const PERSON_PATH = '/users/view';
