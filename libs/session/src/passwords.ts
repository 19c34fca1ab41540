/** How passwords are sent. Not shared by the shell: each remote bundles these lines. */
export * from './auth/password-to-send.ts';
export * from './user/update-password.ts';
