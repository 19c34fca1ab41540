/** The ways in, and what passwords are sent as: the shell's own pages, which no first picture needs. */
export * from './auth/password-to-send.ts';
export * from './auth/sign-in.ts';
export * from './user/update-password.ts';
