import type { Username } from './types.ts';

/**
 * The history of the account that visitors try first. Written out and not random, because its wallet ends with exactly
 * 124.50 tokens: 170 topped up, 45.50 spent. She has no subscription or purchase of mahsa.art, so that there are locked
 * posts to open.
 */
export const nilouHistory = {
  username: 'nilou',
  follows: ['mahsa.art', 'saman.daf', 'leila.trails', 'raha'] satisfies Username[],
  topUps: [
    { daysAgo: 95, tokens: 50 },
    { daysAgo: 21, tokens: 100 },
    { daysAgo: 4, tokens: 20 },
  ],
  subscriptions: [
    { daysAgo: 60, performer: 'raha' },
    { daysAgo: 20, performer: 'leila.trails' },
  ],
  purchases: [
    { daysAgo: 50, post: 'calendar' },
    { daysAgo: 14, post: 'six-papers' },
    { daysAgo: 9, post: 'grandmothers-recipes' },
    { daysAgo: 6, post: 'behind-the-window' },
  ],
  tips: [
    { daysAgo: 15, performer: 'yasaman.sound', tokens: 10 },
    { daysAgo: 0.1, performer: 'saman.daf', tokens: 10 },
  ],
} as const;
