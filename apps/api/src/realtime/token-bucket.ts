export interface TokenBucketOptions {
  /** The most at once. */
  burst: number;
  /** The rate after that, per second. */
  perSecond: number;
  /** Milliseconds; for tests. */
  now?: () => number;
}

/** Returns whether one more is allowed now. */
export const createTokenBucket = ({
  burst,
  perSecond,
  now = performance.now.bind(performance),
}: TokenBucketOptions) => {
  let [tokens, filledAt] = [burst, now()];
  return (): boolean => {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * perSecond);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};
