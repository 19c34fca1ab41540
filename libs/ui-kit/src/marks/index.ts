/** Logos of other sites. Not shared by the shell: bundled by each remote that uses them. */
export { ProviderMark } from './provider-mark.tsx';
