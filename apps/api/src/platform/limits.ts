/**
 * Limits of one account or network. They are for a `RATE_LIMIT_PER_MINUTE` of 600 and scale with it, see {@link
 * scaled}. A network is an office, a dormitory or a phone carrier with hundreds of people, so its limits only bound the
 * cost of a flood; one person is limited by account, device and puzzle.
 */
export const LIMITS = {
  /** Requests a minute of a member, from any address. */
  memberPerMinute: 600,
  /** Requests a minute of all guests of one network. */
  guestsPerMinute: 6000,
  /** New accounts an hour from one network. */
  registrationsPerHour: 300,
  /** Failed logins from one network, after which each login from there needs the puzzle. */
  freeFailedLoginsPerQuarterHour: 15,
  /** So many failed logins from one network double its puzzle, again and again, see `effort.ts`. */
  failedLoginsForDoubleEffort: 100,
  /** Salts: each login requests one where browsers hash passwords. */
  saltsPerQuarterHour: 3000,
  /** Forgotten passwords, new passwords and confirmed addresses, each; one mailbox gets far fewer letters. */
  recoveriesPerHour: 600,
  /** Open sockets from one network: members have one for each window. */
  socketsPerNetwork: 2000,
  /** Files of one account that wait for processing, by its role: of all kinds, and films and sounds among them. */
  waitingFiles: {
    user: { all: 30, recordings: 5 },
    performer: { all: 1000, recordings: 100 },
    operator: { all: 100, recordings: 10 },
  },
} as const;

/**
 * Limits of single routes are per person. Guests of a network share a limit that is this many times larger, because
 * their number is unknown.
 */
export const GUESTS_OF_A_NETWORK = LIMITS.guestsPerMinute / LIMITS.memberPerMinute;

/** A limit scaled by the site's configuration. */
export const scaled = (limit: number, { rateLimitPerMinute }: { rateLimitPerMinute: number }): number =>
  Math.ceil((limit * rateLimitPerMinute) / LIMITS.memberPerMinute);
