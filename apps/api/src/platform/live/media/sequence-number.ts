/** Signed distance from one 16-bit sequence number to another, the short way round the circle. */
export function sequenceDistance(from: number, to: number): number {
  return ((to - from) << 16) >> 16;
}

/** The sequence number `steps` after `sequence`; `steps` may be negative. */
export function advanceSequence(sequence: number, steps: number): number {
  return (sequence + steps) & 0xffff;
}
