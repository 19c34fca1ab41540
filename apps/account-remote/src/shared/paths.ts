/** One's own account; its sections lie below. */
export const ACCOUNT_PATH = '/user/account';
/** Looking for members; a performer's own page is hers, everyone else's stands below {@link PERSON_PATH}. */
export const PEOPLE_PATH = '/users/search';
export const PERSON_PATH = '/users/view';
/** Of the shell: what an invitation leads to. */
export const REGISTER_PATH = '/auth/register';
