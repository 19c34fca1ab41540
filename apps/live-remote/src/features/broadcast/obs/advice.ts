import type { EncoderInput } from '@barg/api-client/models';

export type Measured = NonNullable<EncoderInput['measured']>;

/** What can be said of it, by the names of its texts. */
export type Advice =
  'noVideo' | 'noAudio' | 'profile' | 'highProfile' | 'reordered' | 'keyFrames' | 'losses' | 'frameRate' | 'fine';

/** Milliseconds: who joins waits for the next key frame. */
const FAR_KEY_FRAMES = 4000;
/** A share of all packets. */
const MANY_LOST = 0.02;
/** Packets before which a share says nothing. */
const ENOUGH_PACKETS = 200;
/** Frames a second. */
const FEW_FRAMES = 15;
/** Baseline: each browser shows it. Extended is never used. */
const [BASELINE, MAIN, HIGH] = [66, 77, 100];

const profileAdvice = (profile: number | null): Advice[] => {
  if (profile === null || profile === BASELINE) return [];
  return profile === MAIN || profile === HIGH ? ['highProfile'] : ['profile'];
};

/** What should be changed in the program that sends, the gravest first; `fine` where nothing is. */
export const adviceOf = ({ video, audio }: Measured): Advice[] => {
  const isLossy = ({ packets, lost }: { packets: number; lost: number }) =>
    packets > ENOUGH_PACKETS && lost / (packets + lost) > MANY_LOST;
  const found: Advice[] = [
    ...(video ? profileAdvice(video.profile) : (['noVideo'] as const)),
    ...(video?.hasReordered ? (['reordered'] as const) : []),
    ...(video && (video.keyFrameMs ?? 0) > FAR_KEY_FRAMES ? (['keyFrames'] as const) : []),
    ...(audio ? [] : (['noAudio'] as const)),
    ...((video && isLossy(video)) || (audio && isLossy(audio)) ? (['losses'] as const) : []),
    ...(video && video.frameRate > 0 && video.frameRate < FEW_FRAMES ? (['frameRate'] as const) : []),
  ];
  return found.length > 0 ? found : ['fine'];
};
