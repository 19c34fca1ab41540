/** Whose video sessions: one account's, of one stream or of all, or those in some countries except one account's. */
export type Meant =
  { streamId?: string; accountId: string } | { streamId: string; countries: readonly string[]; butNot: string };
