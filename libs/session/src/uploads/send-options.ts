export interface SendOptions {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** How a call that carries files is made. Large files over slow lines take longer than any timeout would allow. */
export const requestOf = ({ onProgress, signal }: SendOptions) => ({
  signal,
  timeout: 0,
  onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) => onProgress(total ? loaded / total : 0),
});
