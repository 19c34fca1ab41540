/** The shell's own pages that only the shell links to. */
export const FORGOT_PATH = '/auth/forgot-password';
export const RESET_PATH = '/auth/reset-password';
export const VERIFY_PATH = '/auth/verify-email';
export const TOKEN_PATH = '/auth/token';
export const CALLBACK_PATH = '/auth/callback';

/** Where letters and other sites lead to, by addresses that hold secrets. */
const SECRET_PATHS = [RESET_PATH, VERIFY_PATH, TOKEN_PATH, CALLBACK_PATH];

/** Whether a page may have been opened by an address that holds a secret. */
export const mayHoldSecret = (pathname: string): boolean => SECRET_PATHS.some((path) => pathname.startsWith(path));
