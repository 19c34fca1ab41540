/**
 * How much one account or one network may ask for. They are meant for a `RATE_LIMIT_PER_MINUTE` of 600 and move with it,
 * see {@link scaled}. A network is an office, a dormitory or a phone carrier: hundreds of people who know nothing of each
 * other. So its numbers only bound what a flood costs; what one person may do is bounded by account, device and puzzle.
 */
export const LIMITS = {
  /** Requests a minute of a member, wherever they come from. */
  memberPerMinute: 600,
  /** Requests a minute of all guests of one network. */
  guestsPerMinute: 6000,
  /** New accounts an hour from one network. */
  registrationsPerHour: 300,
  /** Failed logins from one network; from a share of them on each costs the puzzle, see `login.ts`. */
  failedLoginsPerQuarterHour: 1000,
  /** Salts, of which every login asks for one where browsers hash passwords. */
  saltsPerQuarterHour: 3000,
  /** Forgotten passwords, passwords set anew, and confirmed addresses, of each; to one mailbox far fewer letters go. */
  recoveriesPerHour: 600,
  /** Sockets that are open at once from one network: members have one for each window. */
  socketsPerNetwork: 2000,
  /** Files of one account that wait to be prepared, by its role: of all kinds, and of films and sounds among them. */
  waitingFiles: {
    user: { all: 30, recordings: 5 },
    performer: { all: 1000, recordings: 100 },
    operator: { all: 100, recordings: 10 },
  },
} as const;

/**
 * What a single kind of request may cost one person stands beside its route. The guests of a network share a number so
 * many times wider: nobody knows how many they are.
 */
export const GUESTS_OF_A_NETWORK = LIMITS.guestsPerMinute / LIMITS.memberPerMinute;

/** A limit as the configuration of this site wants it. */
export const scaled = (limit: number, { rateLimitPerMinute }: { rateLimitPerMinute: number }): number =>
  Math.ceil((limit * rateLimitPerMinute) / LIMITS.memberPerMinute);
