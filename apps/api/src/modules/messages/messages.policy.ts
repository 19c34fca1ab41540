/** Where a message is: in a private conversation, or in the public chat of a stream. */
export interface MessagePlace {
  kind: 'private' | 'stream';
  /** The performer of the stream. */
  performerId: string | null;
}

/**
 * A message is deleted by its author, or by who keeps order in the stream's chat that it is in: the performer, whom
 * nobody else deletes, and her moderators.
 */
export const mayDelete = (
  accountId: string,
  senderId: string,
  place: MessagePlace & { keepsOrder: boolean },
): boolean => accountId === senderId || (place.kind === 'stream' && place.keepsOrder && senderId !== place.performerId);

/** Into a stream's chat its performer and her moderators send files, and others where she lets them. */
export const maySendFiles = ({ takesFiles, keepsOrder }: { takesFiles: boolean; keepsOrder: boolean }): boolean =>
  takesFiles || keepsOrder;
