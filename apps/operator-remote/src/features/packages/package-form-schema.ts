import type { CreatePackageBody, ManagedPackage } from '@barg/api-client/models';
import { COMPLETE_LOCALES, MOST_AMOUNT, SCREEN_LOCALES, type CompleteLocale, type Locale } from '@barg/contract';
import { unitOf } from '@barg/contract/currency-units';
import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import type { SaleTerms } from './package-facts.ts';

const nameSchema = z.string().overwrite(shownWords).max(40);

/** A package has a name in each of these; readers of another language without one read the English name. */
export const isNameNeeded = (locale: Locale): locale is CompleteLocale =>
  COMPLETE_LOCALES.some((complete): boolean => complete === locale);

const each = <Key extends Locale, Schema extends z.ZodType>(locales: readonly Key[], schema: Schema) =>
  Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Key, Schema>;

const isNameFree = (locale: Locale): locale is Exclude<Locale, CompleteLocale> => !isNameNeeded(locale);

/** A draft of before knows no further languages: what is not there stays as it is. */
const textsSchema = z.object({
  ...each(COMPLETE_LOCALES, z.object({ name: nameSchema.min(1) })),
  ...each(SCREEN_LOCALES.filter(isNameFree), z.object({ name: nameSchema }).optional()),
});

/** The smallest price in hundredths: that of the smallest top-up, in what can be charged of the currency. */
const leastPrice = ({ tokenValue, currency, minimumWalletPrice }: SaleTerms): number => {
  const unit = unitOf(currency);
  const step = unit * 100;
  const worth = Math.round(minimumWalletPrice * 100) * Math.round(tokenValue * 100);
  return Math.max(Math.floor((worth + step / 2) / step) * unit, unit);
};

/**
 * The form's rules, the same as the server's.
 *
 * @param mayKeepPrice whether the package is priced in another currency than the site's: the field is empty then, and the
 * price may stay as it is
 */
export const packageFormSchema = (terms: SaleTerms, mayKeepPrice: boolean) =>
  z.object({
    tokens: z
      .number()
      .min(0.01)
      .max(MOST_AMOUNT)
      .nullable()
      .refine((tokens): boolean => tokens !== null),
    /** Always in the site's currency. */
    price: z
      .number()
      .min(leastPrice(terms) / 100)
      .max(MOST_AMOUNT)
      .multipleOf(unitOf(terms.currency) / 100)
      .nullable()
      .refine((price): boolean => mayKeepPrice || price !== null),
    position: z.number().int().min(0).max(999),
    isOffered: z.boolean(),
    texts: textsSchema,
  });

export type PackageForm = z.infer<ReturnType<typeof packageFormSchema>>;

/** The form's values of a package. */
export function packageFormOf(currency: string, stored?: ManagedPackage): PackageForm {
  const texts = SCREEN_LOCALES.map((locale) => [locale, { name: stored?.names[locale] ?? '' }]);
  return {
    tokens: stored?.tokens ?? null,
    price: stored?.currency === currency ? stored.price : null,
    position: stored?.position ?? 0,
    isOffered: stored?.isOffered ?? true,
    texts: Object.fromEntries(texts) as PackageForm['texts'],
  };
}

/** The body of a change; a price that is left empty stays as it is, a further name that is empty is taken away. */
export function packageBodyOf({ texts, price, tokens, ...rest }: PackageForm) {
  const names = Object.entries(texts).flatMap(([locale, words]) => (words ? [[locale, words.name]] : []));
  return {
    ...rest,
    names: Object.fromEntries(names) as CreatePackageBody['names'],
    tokens: tokens ?? undefined,
    price: price ?? undefined,
  };
}

/** The body of a new package, whose amounts the rules have asked for. */
export const newPackageBodyOf = (form: PackageForm): CreatePackageBody => {
  const { tokens = 0, price = 0, names, ...rest } = packageBodyOf(form);
  const written = Object.fromEntries(Object.entries(names).filter(([, name]) => name)) as typeof names;
  return { ...rest, names: written, tokens, price };
};
