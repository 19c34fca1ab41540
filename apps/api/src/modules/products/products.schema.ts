import { z } from 'zod';
import { soughtFields } from '../../shared/performer-fields.ts';
import { amountSchema } from '../../platform/money.ts';
import { basedOnTextOf, seen } from '../../shared/changed-meanwhile.ts';
import { userLine, userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, offsetQuery, pageQuery } from '../../shared/wire.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { performerCardSchema } from '../performers/performer-card.ts';

const typeSchema = z.enum(['physical', 'digital']);
const audienceSchema = z.enum(['free', 'subscribers', 'paid']);

export const MAX_PICTURES = 10;

export const productSchema = z
  .object({
    _id: z.uuid(),
    performer: performerCardSchema,
    /** `physical` is sent to its buyer, `digital` is a file to be downloaded. */
    type: typeSchema,
    title: z.string(),
    description: z.string(),
    /** Who is given the file of a digital product; what is sent is always `paid`. */
    audience: audienceSchema,
    /** Tokens. */
    price: z.number(),
    /** Whether the file is still to be bought or subscribed for; false for what has none. */
    isLocked: z.boolean(),
    lockReason: z.enum(['subscribers', 'paid']).nullable(),
    /** How many of a physical product are left; null: as many as are asked for. */
    stock: z.number().int().nullable(),
    /** What a digital product is: the type of its file, and its size in bytes. */
    file: z.object({ mime: z.string(), size: z.number().int() }).nullable(),
    cover: mediaFileSchema.nullable(),
    pictureCount: z.number().int(),
    likeCount: z.number().int(),
    commentCount: z.number().int(),
    bookmarkCount: z.number().int(),
    isLiked: z.boolean(),
    isBookmarked: z.boolean(),
    /** Null while it is not offered. */
    publishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Product' });

export type Product = z.infer<typeof productSchema>;

export const productViewSchema = productSchema
  .extend({ pictures: z.array(mediaFileSchema) })
  .meta({ id: 'ProductView' });

export type ProductView = z.infer<typeof productViewSchema>;

/** A product as its performer works on it. */
export const ownProductViewSchema = productViewSchema
  .extend({
    /** The name that the file had when it was sent; null without a file. */
    fileName: z.string().nullable(),
  })
  .meta({ id: 'OwnProductView' });

export type OwnProductView = z.infer<typeof ownProductViewSchema>;

/** An address inside the site, for its asker alone and for some minutes, and the file's name. */
export const downloadLinkSchema = z.object({ url: z.string(), name: z.string() }).meta({ id: 'DownloadLink' });

export type DownloadLink = z.infer<typeof downloadLinkSchema>;

export const downloadLinkAnswer = dataOf(downloadLinkSchema);

/** Words in the title or the description. */
const words = z.string().trim().max(100).default('');

export const productsQuery = pageQuery.extend({
  ...soughtFields,
  type: typeSchema.optional(),
  q: words,
});

export const ownProductsQuery = offsetQuery.extend({
  q: words,
  type: typeSchema.optional(),
  status: z.enum(['draft', 'published']).optional(),
});

export const productsAnswer = listOf(productSchema);
export const productAnswer = dataOf(productViewSchema);
export const ownProductAnswer = dataOf(ownProductViewSchema);

const stock = z
  .union([z.literal(''), z.number().int().min(0).max(1_000_000)])
  .transform((left) => (left === '' ? null : left))
  .meta({ description: 'Empty: as many as are asked for' });

/** Ids of pictures with commas between, each once. */
const pictureIds = z
  .string()
  .max(MAX_PICTURES * 40)
  .transform((ids) => [...new Set(ids.split(',').filter((id) => id !== ''))])
  .pipe(z.array(idSchema).max(MAX_PICTURES));

const flag = z.enum(['true', 'false']).transform((word) => word === 'true');

const fields = {
  title: userLine({ max: 200 }),
  description: userText({ max: 2000, min: 0 }),
  audience: audienceSchema,
  /**
   * Tokens; needed when the audience is `paid`. With `subscribers` it is what everybody else pays for this alone, and
   * zero sells it to nobody.
   */
  price: amountSchema,
  stock,
  isPublished: flag,
  /** Pictures of the vault, in the order in which they stand behind those that are sent. */
  vaultPictures: pictureIds,
  /** Ids of pictures that were sent before, in the order in which they stand behind those of this form. */
  sentPictures: pictureIds,
  /** The file of a digital product, where it was sent before. */
  fileId: idSchema,
};

const files = {
  /** Stand behind those that are there, in the order in which they are sent. */
  pictures: z.array(z.file()).max(MAX_PICTURES).optional(),
  /** What a digital product is about; takes the place of the one before. */
  file: z.file().optional(),
};

/** The fields of the form: forms know only texts. */
export const createProductFields = z.object({
  ...fields,
  type: typeSchema,
  description: fields.description.default(''),
  audience: fields.audience.default('paid'),
  price: amountSchema.optional(),
  stock: stock.default(null),
  isPublished: flag.default(false),
  vaultPictures: pictureIds.default([]),
  sentPictures: pictureIds.default([]),
  fileId: idSchema.optional(),
});

/** What is left out stays as it is. */
export const updateProductFields = z
  .object({ ...fields })
  .partial()
  .extend({
    /** Ids of the pictures that stay, in their order, with commas between. */
    keptPictures: pictureIds.optional(),
    /** The number that `stock` takes the place of, as it was seen; where another one is left by now, it is refused. */
    stockSeen: stock.optional(),
    basedOn: basedOnTextOf({
      ...{ title: seen.words, description: seen.words, audience: seen.words, price: seen.number },
      ...{ isPublished: flag, keptPictures: seen.ids },
    }),
  });

export const createProductForm = createProductFields.extend(files);
export const updateProductForm = updateProductFields.extend(files);
