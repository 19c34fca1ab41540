/** Logins by other sites: leaving for one, and coming back. Not lent by the shell: each that asks brings these lines along. */
export { arriveFrom, type Arrival, type Provider } from './social-flow.ts';
export { useLeave } from './use-leave.ts';
