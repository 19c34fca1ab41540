import { followFile, runRequest, type RunningUpload, type SendOptions, type UploadChange } from '@barg/session/uploads';

interface ProfileFile {
  /** Answers the file's id; null where nothing is made of it that could be followed. */
  send: (options: SendOptions) => Promise<string | null>;
  change: (values: UploadChange) => void;
  /** The server has it no more: it was taken away meanwhile. */
  leave: () => void;
}

/** In place of the id of what has none. */
const ARRIVED = 'arrived';

/** Runs a file of the profile to its end. */
export const runProfileFile = ({ send, change, leave }: ProfileFile): RunningUpload =>
  runRequest({
    request: async (options) => ({ _id: (await send(options)) ?? ARRIVED }),
    change,
    follow: (fileId, tell) => {
      if (fileId !== ARRIVED) return followFile(fileId, (fact) => (fact.type === 'gone' ? leave() : tell(fact)));
      leave();
      return () => undefined;
    },
  });
