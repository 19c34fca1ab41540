import { COMPLETE_LOCALES, LOCALES, type CompleteLocale, type Locale } from '@barg/contract';
import { z } from 'zod';
import { amountSchema } from '../../../platform/money.ts';
import { userLine } from '../../../shared/user-text.ts';
import { dataOf, idSchema, listOf } from '../../../shared/wire.ts';

/** So many packages a site may have. Few, because wallets show all that are sold, and ask for them at once. */
export const MOST_PACKAGES = 50;

const MAX_NAME = 40;
const MAX_POSITION = 999;

type FurtherLocale = Exclude<Locale, CompleteLocale>;

const isFurther = (locale: Locale): locale is FurtherLocale =>
  !COMPLETE_LOCALES.some((complete): boolean => complete === locale);

const each = <Key extends string, Schema extends z.ZodType>(keys: readonly Key[], schema: Schema) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;

/** The complete languages have a name each; of the others a reader without one reads another, see `nameOfPackage`. */
const inEachLanguage = <Needed extends z.ZodType, Further extends z.ZodType>(needed: Needed, further: Further) =>
  z.object({ ...each(COMPLETE_LOCALES, needed), ...each(LOCALES.filter(isFurther), further.optional()) });

const managedPackageSchema = z
  .object({
    _id: idSchema,
    names: inEachLanguage(z.string(), z.string()),
    tokens: z.number(),
    /** In `currency`, before tax. */
    price: z.number(),
    currency: z.string(),
    /** Packages are shown in the order of these. */
    position: z.number().int(),
    isOffered: z.boolean(),
    /** Whether it can be bought at present: offered, and in the site's currency. */
    isOnSale: z.boolean(),
    /** The tokens beyond those that its price is worth at present; the site gives them. */
    gift: z.number(),
    version: z.number().int(),
  })
  .meta({ id: 'ManagedPackage' });

export type ManagedPackage = z.infer<typeof managedPackageSchema>;

export const managedPackageAnswer = dataOf(managedPackageSchema);
export const managedPackagesAnswer = listOf(managedPackageSchema);
/** All of them, unless fewer are asked for. */
export const managedPackagesQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(MOST_PACKAGES) });

const packageFields = z.object({
  /** A further language that is not named keeps its name; an empty one takes it away. */
  names: inEachLanguage(userLine({ min: 1, max: MAX_NAME }), userLine({ min: 0, max: MAX_NAME })),
  tokens: amountSchema.min(0.01),
  price: amountSchema.min(0.01).meta({ description: "In the site's currency, before tax" }),
  position: z.number().int().min(0).max(MAX_POSITION),
  isOffered: z.boolean(),
});

/** The currency that a price was typed in; refused where it is the site's no more. */
const priceCurrency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .optional();

export const createPackageBody = packageFields.extend({
  currency: priceCurrency,
  position: packageFields.shape.position.default(0),
  isOffered: z.boolean().default(true),
});
export type CreatePackageBody = z.output<typeof createPackageBody>;

export const updatePackageBody = packageFields.partial().extend({
  currency: priceCurrency,
  /** That of the package as it was seen. */
  version: z.number().int().min(1),
});
export type UpdatePackageBody = z.output<typeof updatePackageBody>;
