import { toSearchText } from '../../shared/search-text.ts';

const LENGTH = 140;
/** Words shown before the one that was found. */
const BEFORE = 5;

/** The part of a message where the first word of a search stands, as long as a list shows. */
export const excerptOf = (text: string, q: string): string => {
  const [sought = ''] = toSearchText(q).split(' ');
  const words = text.split(/\s+/);
  const place = words.findIndex((word) => toSearchText(word).includes(sought));
  const start = Math.max(0, place - BEFORE);
  return `${start > 0 ? '… ' : ''}${words.slice(start).join(' ')}`.slice(0, LENGTH).toWellFormed();
};
