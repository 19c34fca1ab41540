/** The ways in: the shell's own pages, which no first picture needs. */
export * from './auth/sign-in.ts';
