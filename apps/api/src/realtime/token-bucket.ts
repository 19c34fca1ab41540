export interface TokenBucketOptions {
  /** How many may come at once. */
  burst: number;
  /** How many a second after that. */
  perSecond: number;
  /** Milliseconds; for tests. */
  now?: () => number;
}

/** Answers whether one more is allowed now. */
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
