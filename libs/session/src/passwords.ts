/** What passwords are sent as. Not lent by the shell: each remote that asks brings these lines along. */
export * from './auth/password-to-send.ts';
export * from './user/update-password.ts';
