/** What takes files and recordings, which a conversation needs only then. Rejects when it does not come over the line. */
export const loadStoring = () => import('./store-attachment.ts');
