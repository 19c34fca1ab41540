/** Marks of other sites. Not lent by the shell: each that shows some brings these few lines along. */
export { ProviderMark } from './provider-mark.tsx';
