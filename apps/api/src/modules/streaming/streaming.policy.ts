/** Only its performer publishes, renames or ends a stream. */
export const ownsStream = (accountId: string, stream: { performer_id: string }): boolean =>
  accountId === stream.performer_id;
