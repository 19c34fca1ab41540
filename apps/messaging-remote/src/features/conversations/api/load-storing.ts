import { loadOutgoingFiles } from '../components/thread/files/load-outgoing-files.ts';

/**
 * What takes files and recordings, which a conversation needs only then, and what shows them on their way: they may leave
 * when the line has gone. Rejects when what takes them does not come over the line.
 */
export const loadStoring = async () => {
  const [storing] = await Promise.all([import('./store-attachment.ts'), loadOutgoingFiles().catch(() => undefined)]);
  return storing;
};
