/** What can be reported, and why. */
export const REPORT_TYPES = [
  'user',
  'performer',
  'feed',
  'gallery',
  'photo',
  'video',
  'product',
  'comment',
  'message',
  'stream',
] as const;

export const REPORT_REASONS = [
  'spam',
  'nudity',
  'violence',
  'harassment',
  'copyright',
  'underage',
  'fraud',
  'other',
] as const;
