/** Only its performer chooses what becomes of a recording; for everybody else there is none. */
export const ownsRecording = (accountId: string, recording: { performer_id: string }): boolean =>
  accountId === recording.performer_id;
