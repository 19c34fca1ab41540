import type { Config } from './config.ts';

/**
 * How much one account or one network may ask for. They are meant for a `RATE_LIMIT_PER_MINUTE` of 600 and move with it,
 * see {@link scaled}. What a single kind of request may cost stands beside its route.
 */
export const LIMITS = {
  /** Requests a minute of a member, wherever they come from: an office or a phone carrier is one address. */
  memberPerMinute: 600,
  /** Requests a minute of all guests of one network. */
  guestsPerMinute: 6000,
  /** New accounts an hour from one network. */
  registrationsPerHour: 300,
  /** Sockets that are open at once from one network: a large household or a small office with several windows each. */
  socketsPerNetwork: 200,
  /** Files of one account that wait to be prepared, by its role: of all kinds, and of films and sounds among them. */
  waitingFiles: {
    user: { all: 30, recordings: 5 },
    performer: { all: 1000, recordings: 100 },
    operator: { all: 100, recordings: 10 },
  },
} as const;

/** A limit as the configuration of this site wants it. */
export const scaled = (limit: number, { rateLimitPerMinute }: Pick<Config, 'rateLimitPerMinute'>): number =>
  Math.ceil((limit * rateLimitPerMinute) / LIMITS.memberPerMinute);
