import { DEFAULT_LOCALE, messagesLocaleOf } from '@barg/contract';
import type { PageRow, PageText } from './pages.repository.ts';
import type { ManagedPage, Page, PageSummary } from './pages.schema.ts';

/**
 * The text of something for a culture: its own, else of its language, en-US, the default language, or any. Undefined
 * when there is none.
 */
export const textFor = <T extends { locale: string }>(culture: string, texts: readonly T[] = []): T | undefined => {
  const order = [culture, messagesLocaleOf(culture), 'en-US', DEFAULT_LOCALE];
  const found = order.map((locale) => texts.find((text) => text.locale === locale)).find(Boolean);
  return found ?? texts[0];
};

export const presentSummary = (row: PageRow, { locale, title }: PageText): PageSummary => ({
  _id: row.id,
  slug: row.slug,
  title,
  locale: locale as PageSummary['locale'],
  updatedAt: row.updated_at.toISOString(),
});

export const presentPage = (row: PageRow, text: PageText): Page => ({ ...presentSummary(row, text), body: text.body });

export const presentManaged = (row: PageRow, texts: readonly PageText[] = []): ManagedPage => ({
  _id: row.id,
  slug: row.slug,
  isPublished: row.is_published,
  position: row.position,
  texts: Object.fromEntries(texts.map(({ locale, title, body }) => [locale, { title, body }])),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
