/** A problem that prevents the start and that the reader can fix; its message is one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
