/** An error that prevents the start; its message is one sentence for the person who starts the site. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
