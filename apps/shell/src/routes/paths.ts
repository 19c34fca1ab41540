/** The shell's own pages. */
export const ACCOUNT_PATH = '/user/account';
export const REGISTER_PATH = '/auth/register';
export const HOME_PATH = '/home';
