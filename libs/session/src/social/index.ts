/** Social logins: leaving for a provider and coming back. Not shared by the shell: each user bundles these lines. */
export { arriveFrom, type Arrival, type Provider } from './social-flow.ts';
export { useLeave } from './use-leave.ts';
