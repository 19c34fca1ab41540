/**
 * Half to one and a half of a pause, as socket.io spreads its own: when a process ends, all its pages begin to wait at the
 * same moment, and a server that starts anew must not meet them all at once.
 */
export const spread = (milliseconds: number): number => milliseconds * (0.5 + Math.random());
