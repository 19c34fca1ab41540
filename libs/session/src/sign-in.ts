/** Login and registration, for the shell's own pages; the first contentful paint needs none of it. */
export * from './auth/sign-in.ts';
