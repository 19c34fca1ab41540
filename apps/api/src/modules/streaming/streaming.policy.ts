/** Only its performer sends a stream's picture, renames or ends it. */
export const ownsStream = (accountId: string, stream: { performer_id: string }): boolean =>
  accountId === stream.performer_id;
