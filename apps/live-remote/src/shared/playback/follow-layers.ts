import type { Layer, Playback, PlaybackStats } from '../webrtc/index.ts';
import { createLayerJudge } from './layer-judge.ts';
import type { LayerChoice } from './layer-choice.ts';

export interface LayersView {
  choice: LayerChoice;
  /** What was asked for last. */
  layer: Layer;
}

interface Measured {
  stats: PlaybackStats;
  isFrozen: boolean;
  at: number;
}

/** After a refusal it is asked again no sooner, in milliseconds. */
const PAUSE = 5_000;

/** Every connection begins with it. */
const FIRST: Layer = 'h';

/** Keeps a playback at the size that is wanted, or that its line carries, over each new connection. */
export function followLayers(playback: Pick<Playback, 'chooseLayer' | 'hasLayers'>, choiceOf: () => LayerChoice) {
  let judge = createLayerJudge();
  let last = choiceOf();
  let judged: Layer = FIRST;
  let asked: Layer = FIRST;
  let isAsking = false;
  let notBefore = 0;
  let connections = 0;

  const wanted = (): Layer => {
    const choice = choiceOf();
    // Back to automatic: from what is shown now on.
    if (choice === 'auto' && last !== 'auto') [judge, judged] = [createLayerJudge(asked), asked];
    last = choice;
    return choice === 'auto' ? judged : choice;
  };

  /** Asks each connection once at a time; what was refused is asked for again by a later call. */
  const apply = async (): Promise<void> => {
    const next = wanted();
    if (isAsking || next === asked || !playback.hasLayers || performance.now() < notBefore) return;
    isAsking = true;
    const connection = connections;
    const isTaken = await playback.chooseLayer(next);
    // Of an earlier connection it says nothing about this one, which was asked for itself.
    if (connection !== connections) return;
    isAsking = false;
    if (isTaken) asked = next;
    else notBefore = performance.now() + PAUSE;
  };

  return {
    /** Null while there is one size only. */
    get view(): LayersView | null {
      return playback.hasLayers ? { choice: choiceOf(), layer: wanted() } : null;
    },
    /** A connection was made. */
    connected: (): Promise<void> => {
      connections += 1;
      [asked, isAsking, notBefore] = [FIRST, false, 0];
      return apply();
    },
    /** It was chosen otherwise. */
    chosen: apply,
    /** @returns whether another size is wanted now; it is asked for meanwhile, which may take long on a line that is bad */
    measured: ({ stats, isFrozen, at }: Measured): boolean => {
      const before = judged;
      if (choiceOf() === 'auto' && playback.hasLayers) judged = judge({ ...stats, isFrozen, at });
      void apply();
      return judged !== before;
    },
  };
}
