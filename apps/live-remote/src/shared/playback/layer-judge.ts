import { type Layer, LAYERS } from '../webrtc/index.ts';

/** What came since the connection was made, as browsers count it. */
export interface LineMeasure {
  packetsReceived: number;
  packetsLost: number;
  framesDecoded: number;
  framesDropped: number;
  /** The picture stands still. */
  isFrozen: boolean;
  /** The time of a monotonic clock, in milliseconds. */
  at: number;
}

/** A share of the packets that are lost from which a picture breaks up, and of the frames that come too late to be shown. */
const TOO_MUCH_LOST = 0.08;
const TOO_MUCH_DROPPED = 0.25;
/** A share of lost packets of a line that carries what it has, and would carry more. */
const HARDLY_LOST = 0.02;
/** It takes so long until what was changed is seen in what is measured. Milliseconds. */
const SETTLES = 3_000;
/** A line is good for so long before a larger picture is tried, and longer after each trial that failed. Milliseconds. */
const PATIENCE = 10_000;
const LONGEST_PATIENCE = 300_000;
/** A trial has failed when it was too much within so long. Milliseconds. */
const TRIAL = 15_000;

const share = (of: number, rest: number): number => (of + rest > 0 ? of / (of + rest) : 0);

const grown = (last: LineMeasure, now: LineMeasure) => ({
  received: now.packetsReceived - last.packetsReceived,
  lost: share(Math.max(0, now.packetsLost - last.packetsLost), Math.max(0, now.packetsReceived - last.packetsReceived)),
  dropped: share(
    Math.max(0, now.framesDropped - last.framesDropped),
    Math.max(0, now.framesDecoded - last.framesDecoded),
  ),
});

const step = (from: Layer, by: 1 | -1): Layer => LAYERS[LAYERS.indexOf(from) + by] ?? from;

/**
 * Says which size of the picture a viewer's line and device carry: the next smaller one as soon as it breaks up, the next
 * larger one when it has been good for a while. A line that is just too weak for a size is tried less and less often.
 *
 * Feed it about every second. It answers the size to have from now on.
 */
export function createLayerJudge(first: Layer = 'h') {
  let layer = first;
  let last: LineMeasure | null = null;
  let changedAt = -Infinity;
  let goodSince: number | null = null;
  let patience = PATIENCE;
  let triedAt: number | null = null;

  const change = (by: 1 | -1, at: number): Layer => {
    const next = step(layer, by);
    [goodSince, changedAt] = [null, at];
    if (by === 1 && triedAt !== null && at - triedAt < TRIAL) patience = Math.min(LONGEST_PATIENCE, patience * 2);
    triedAt = by === -1 ? at : null;
    layer = next;
    return layer;
  };

  return (now: LineMeasure): Layer => {
    const before = last;
    last = now;
    // A new connection counts anew.
    if (!before || now.packetsReceived < before.packetsReceived) return layer;
    const { received, lost, dropped } = grown(before, now);
    if (now.at - changedAt < SETTLES) return layer;
    if (triedAt !== null && now.at - triedAt >= TRIAL) [triedAt, patience] = [null, PATIENCE];
    // Where nothing comes at all it is not too much: nobody sends, or the line is cut.
    const isStuck = now.isFrozen && received > 0;
    if (isStuck || lost > TOO_MUCH_LOST || dropped > TOO_MUCH_DROPPED) return layer === 'l' ? layer : change(1, now.at);
    if (lost > HARDLY_LOST || now.isFrozen) goodSince = null;
    else goodSince ??= now.at;
    const isDue = layer !== 'h' && goodSince !== null && now.at - goodSince >= patience;
    return isDue ? change(-1, now.at) : layer;
  };
}
