/** The shell's own pages that only the shell links to. */
export const CONTACT_PATH = '/contact';
export const FORGOT_PATH = '/auth/forgot-password';
export const RESET_PATH = '/auth/reset-password';
export const VERIFY_PATH = '/auth/verify-email';
export const TOKEN_PATH = '/auth/token';
