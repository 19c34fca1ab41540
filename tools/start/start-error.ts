/** Something that keeps Barg from starting and that the reader can put right; its message is one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
