/** What shows files on their way. */
export const loadOutgoingFiles = () => import('./outgoing-files.tsx');
