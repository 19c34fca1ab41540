import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { InvalidValuesError, NotFoundError } from '../../errors/common-errors.ts';
import type { Audience } from '../../platform/database/content-tables.ts';
import { runIdempotent } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { idempotencyOf } from '../../plugins/idempotency.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { bringBack, RESTORABLE_SECONDS } from '../../shared/restorable.ts';
import { withoutUndefined } from '../../shared/without-undefined.ts';
import { assertFilesStand } from '../../viewing/taken-down.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import { askingPrice } from '../settings/asking-price.ts';
import { storeFiles } from '../files/files.service.ts';
import { insertProduct, listPictureIds, lockProduct, updateProduct } from './own-products.repository.ts';
import { receiveProduct, withSentFiles, type ProductFiles } from './product-form.ts';
import { changePictures } from './product-pictures.ts';
import { ProductFileMissingError, ProductPriceError, StockChangedError } from './products.errors.ts';
import { mayChangeProduct } from './products.policy.ts';
import { findProduct, softDeleteProduct } from './products.repository.ts';
import { createProductFields, updateProductFields } from './products.schema.ts';

type NewProduct = z.output<typeof createProductFields>;

/** What a product is to be, before it is written. */
interface Plan {
  type: 'physical' | 'digital';
  audience: Audience;
  /** Asked for, in hundredths. */
  price: Hundredths;
  stock: number | null;
  hasFile: boolean;
  isPublished: boolean;
}

const invalid = (path: string, message: string) =>
  new InvalidValuesError({ details: [{ path, code: 'invalid', message }] });

/**
 * Whether a product may be so: what is sent is sold and has no file, what is downloaded has no stock, and is offered
 * once it has a file. Answers its price.
 * @throws InvalidValuesError, ProductFileMissingError, ProductPriceError
 */
const assertWhole = (db: Queryable, plan: Plan): Promise<Hundredths> => {
  const { type, audience, price, stock, hasFile, isPublished } = plan;
  if (type === 'physical' && audience !== 'paid') throw invalid('audience', 'what is sent is sold');
  if (type === 'physical' && hasFile) throw invalid('file', 'what is sent has no file');
  if (type === 'digital' && stock !== null) throw invalid('stock', 'a file does not run out');
  if (type === 'digital' && isPublished && !hasFile) {
    throw new ProductFileMissingError({ details: [{ path: 'file', code: 'required', message: 'needed to publish' }] });
  }
  return askingPrice(db, audience, price, ProductPriceError);
};

/** Makes a product of a form, a draft unless it says otherwise; answers its id. The same key makes it once. */
export const createProduct = (context: Context, request: FastifyRequest, account: Account): Promise<string> =>
  receiveProduct(context, request, { account, fields: createProductFields }, async (fields, files) => {
    const { id } = await storeFiles(context, files.all, (unit, keep) =>
      runIdempotent(unit, idempotencyOf(request), async () => {
        await keep();
        const all = await withSentFiles(unit, account, fields, { files });
        return { id: await writeProduct(unit, account, fields, all) };
      }),
    );
    return id;
  });

const writeProduct = async (unit: UnitOfWork, account: Account, product: NewProduct, files: ProductFiles) => {
  const { db } = unit;
  const id = newId();
  const { type, title, description, audience, stock, isPublished } = product;
  const asked = toHundredths(product.price ?? 0);
  const hasFile = files.fileId !== null;
  await holdAccount(db, account.id);
  const price = await assertWhole(db, { type, audience, price: asked, stock, hasFile, isPublished });
  await insertProduct(db, {
    ...{ id, performer_id: account.id, type, title, description, audience, price, stock },
    file_id: files.fileId,
    published_at: isPublished ? new Date() : null,
  });
  await changePictures(unit, { id, account, present: [] }, product, files);
  return id;
};

/** Before the bytes come: whose product it is not is told at once. @throws NotFoundError */
const assertOwn = async (db: Queryable, account: Account, id: string): Promise<void> => {
  const product = await findProduct(db, id);
  if (!product || !mayChangeProduct(account, product)) throw new NotFoundError();
};

/** The caller's own product, locked. @throws NotFoundError for one that is not */
const lockOwnProduct = async (db: Queryable, account: Account, id: string) => {
  const product = await lockProduct(db, id);
  if (!product || !mayChangeProduct(account, product)) throw new NotFoundError();
  return product;
};

/**
 * Changes what a form gives; the same key changes it once.
 * @throws NotFoundError for a product that is not the caller's, ChangedMeanwhileError, StockChangedError, and what
 * `createProduct` throws
 */
export const editProduct = async (
  context: Context,
  request: FastifyRequest,
  { account, id }: { account: Account; id: string },
): Promise<void> => {
  await assertOwn(context.db, account, id);
  await receiveProduct(context, request, { account, fields: updateProductFields }, (changes, files) =>
    storeFiles(context, files.all, (unit, keep) =>
      runIdempotent(unit, idempotencyOf(request), async () => {
        const product = await lockOwnProduct(unit.db, account, id);
        await keep();
        const standing = { pictureIds: await listPictureIds(unit.db, id), fileId: product.file_id };
        assertWordsStand(product, changes, standing.pictureIds);
        const all = await withSentFiles(unit, account, changes, { files, standing });
        // What a draft had before is shown now for the first time; what is out already is left.
        if (changes.isPublished && product.published_at === null)
          await assertFilesStand(unit.db, stayingOf(changes, all, standing));
        await changeProduct(unit.db, product, changes, all);
        await changePictures(unit, { id, account, present: standing.pictureIds }, changes, all);
        return { id };
      }),
    ),
  );
};

/** The pictures and the file of a product that stay with a change. */
const stayingOf = (
  { keptPictures }: Pick<ProductChanges, 'keptPictures'>,
  { fileId }: Pick<ProductFiles, 'fileId'>,
  standing: Pick<ProductFiles, 'pictureIds' | 'fileId'>,
): string[] => {
  const file = fileId ?? standing.fileId;
  const pictures = standing.pictureIds.filter((id) => keptPictures?.includes(id) ?? true);
  return file === null ? pictures : [...pictures, file];
};

type ProductChanges = z.output<typeof updateProductFields>;
type LockedProduct = Awaited<ReturnType<typeof lockOwnProduct>>;

const wordsOf = ({ title, description, audience, stock }: ProductChanges) => ({ title, description, audience, stock });

/**
 * Pieces are sold while a form is filled in: a number that was typed in view of another one would bring them back. Only
 * a stock that is counted can have been sold from.
 * @throws StockChangedError
 */
const assertStockSeen = ({ stock: left }: LockedProduct, { stock, stockSeen }: ProductChanges): void => {
  if (stock === undefined || stockSeen === undefined || left === null) return;
  if (left !== stockSeen && left !== stock) throw new StockChangedError({ params: { stock: left } });
};

/** Nobody replaces what another tab has saved without knowing. @throws ChangedMeanwhileError */
const assertWordsStand = (product: LockedProduct, changes: ProductChanges, keptPictures: readonly string[]): void => {
  const { title, description, audience, price, published_at: publishedAt } = product;
  const words = { title, description, audience, price: fromHundredths(price), isPublished: publishedAt !== null };
  assertStands({ stored: { ...words, keptPictures }, changes, basedOn: changes.basedOn });
};

const changeProduct = async (
  db: Queryable,
  product: LockedProduct,
  changes: ProductChanges,
  files: ProductFiles,
): Promise<void> => {
  assertStockSeen(product, changes);
  const { price, isPublished = product.published_at !== null } = changes;
  const { type, title, description, audience, stock } = { ...product, ...withoutUndefined(wordsOf(changes)) };
  const asked = price === undefined ? product.price : toHundredths(price);
  const hasFile = (files.fileId ?? product.file_id) !== null;
  await updateProduct(db, product.id, {
    ...{ title, description, audience, stock },
    price: await assertWhole(db, { type, audience, price: asked, stock, hasFile, isPublished }),
    published_at: isPublished ? (product.published_at ?? new Date()) : null,
    ...(files.fileId !== null && { file_id: files.fileId }),
  });
};

/**
 * Takes a product away; {@link restoreProduct} takes that back for a minute.
 * @throws NotFoundError for a product that is not the caller's
 */
export const deleteProduct = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    await lockOwnProduct(db, account, id);
    await softDeleteProduct(db, id, RESTORABLE_SECONDS);
  });

/** Takes back that a product was deleted. @throws NotFoundError where it is another's, or gone for good */
export const restoreProduct = (context: Context, account: Account, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    if (!(await bringBack(db, 'products', id, account.id))) throw new NotFoundError();
  });
