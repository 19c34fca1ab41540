/** Moments of forms whose words are kept on the device. Not lent: each remote brings its copy along. */
export { inOwnZone, movingMoments, type ZonedLocalTime } from './moving-moments.ts';
export { isAhead, isOrdered, optionalMoment, optionalMomentOf } from './optional-moment.ts';
