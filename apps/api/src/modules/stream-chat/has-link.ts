/** Endings that make a name with a dot an address where no scheme stands before it. */
const ENDINGS =
  'com|net|org|info|biz|ir|io|me|tv|ly|gg|co|to|cc|app|dev|xyz|link|site|online|shop|store|live|club|top|page|chat|news|blog|vip|art|fans|cam|us|uk|de|fr|es|ru|tr|eg|sa|ae|in|cn';

const LINK = new RegExp(
  `\\b[a-z][a-z0-9+.-]*://\\S|\\bwww\\.\\S|(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}](?:[\\p{L}\\p{N}.-]*[\\p{L}\\p{N}])?\\.(?:${ENDINGS})(?![\\p{L}\\p{N}-])`,
  'iu',
);

/** Whether a text has an address that a page would show as a link, or that people would follow as one. */
export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC'));
