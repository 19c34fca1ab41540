export interface SendOptions {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The options of an upload request, without a timeout: large files over slow connections take longer than any. */
export const requestOf = ({ onProgress, signal }: SendOptions) => ({
  signal,
  timeout: 0,
  onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) => onProgress(total ? loaded / total : 0),
});
