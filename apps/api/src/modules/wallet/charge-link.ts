import { ITEM_TYPES, linkTo, type ContentType } from '../../viewing/items.ts';

const isContent = (type: string): type is ContentType => (ITEM_TYPES as readonly string[]).includes(type);

/** The path of the page of what was paid for; undefined for what has no page. */
export const chargeLink = ({ type, id }: { type: string; id: string }): string | undefined => {
  if (isContent(type)) return linkTo({ type, id });
  if (type === 'conversation') return `/messages/${id}`;
  return type === 'stream' ? `/live/${id}` : undefined;
};
