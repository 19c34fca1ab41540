/** Something that keeps the site from starting; its message is one sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
