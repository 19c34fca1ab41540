/** For tests of whatever stands in a session: an account, a host, and the API's answers. */
export * from './fake-channels.ts';
export * from './stub-http.ts';
export * from './test-session.tsx';
