/** Where a message stands: between two members, or in the public chat of a stream. */
export interface MessagePlace {
  kind: 'private' | 'stream';
  /** Of the stream whose chat it is. */
  performerId: string | null;
}

/** A message is taken back by who wrote it; a stream's performer also clears what others wrote in her chat. */
export const mayDelete = (accountId: string, senderId: string, place: MessagePlace): boolean =>
  accountId === senderId || (place.kind === 'stream' && accountId === place.performerId);
