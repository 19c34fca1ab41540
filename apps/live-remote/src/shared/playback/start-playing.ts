/** `muted` when the browser's autoplay policy requires it, `refused` when it refuses even that, as to save power. */
export type PlayOutcome = 'sound' | 'muted' | 'refused' | 'stopped';

const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'NotAllowedError';

/** Plays with sound if the autoplay policy allows it, otherwise muted. */
export async function startPlaying(video: HTMLVideoElement): Promise<PlayOutcome> {
  try {
    await video.play();
    return video.muted ? 'muted' : 'sound';
  } catch (error) {
    // Other errors mean that the stream was replaced or the page was left.
    if (!isRefusal(error)) return 'stopped';
    if (video.muted) return 'refused';
  }
  video.muted = true;
  return startPlaying(video);
}
