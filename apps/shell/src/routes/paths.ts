/** The shell's own pages. */
export const ACCOUNT_PATH = '/user/account';
export const REGISTER_PATH = '/auth/register';
export const HOME_PATH = '/home';
/** Looking for members; a performer's own page is hers, everyone else's stands below {@link PERSON_PATH}. */
export const PEOPLE_PATH = '/users/search';
export const PERSON_PATH = '/users/view';
export const CONTACT_PATH = '/contact';
export const FORGOT_PATH = '/auth/forgot-password';
export const RESET_PATH = '/auth/reset-password';
export const VERIFY_PATH = '/auth/verify-email';
export const TOKEN_PATH = '/auth/token';
