import { textFor } from '../pages/pages.presenter.ts';
import type { PromoRow } from './promos.repository.ts';
import { promoTextsSchema, type ManagedPromo, type SitePromo } from './promos.schema.ts';

/** A promo in a culture's language, or the next best; undefined when it has no text. */
export const presentPromo = (row: PromoRow, culture: string): SitePromo | undefined => {
  const texts = Object.entries(promoTextsSchema.parse(row.texts)).map(([locale, words]) => ({ locale, ...words }));
  const text = textFor(culture, texts);
  return text && { _id: row.id, link: row.link, ...text, locale: text.locale as SitePromo['locale'] };
};

export const presentManagedPromo = (row: PromoRow): ManagedPromo => ({
  _id: row.id,
  link: row.link,
  position: row.position,
  isPublished: row.is_published,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  texts: promoTextsSchema.parse(row.texts),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
