/** `muted` when the browser's autoplay policy requires it. */
export type PlayOutcome = 'sound' | 'muted' | 'stopped';

const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'NotAllowedError';

/** Plays with sound if the autoplay policy allows it, otherwise muted. */
export async function startPlaying(video: HTMLVideoElement): Promise<PlayOutcome> {
  try {
    await video.play();
    return video.muted ? 'muted' : 'sound';
  } catch (error) {
    // Other errors mean that the stream was replaced or the page was left.
    if (!isRefusal(error) || video.muted) return 'stopped';
  }
  video.muted = true;
  return startPlaying(video);
}
