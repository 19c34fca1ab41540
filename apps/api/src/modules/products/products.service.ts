import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forbidRestoring } from '../../shared/restorable.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { loadAccess, loadEntitlements } from '../../viewing/access.repository.ts';
import type { Member, Onlooker } from '../../viewing/onlooker.ts';
import { FileLockedError } from '../files/files.errors.ts';
import { mediaPath } from '../../viewing/public-image.ts';
import { noteOpening } from '../wallet/opening.ts';
import { loadPerformerCards } from '../performers/performer-card.ts';
import { decideWindowAccess, maySeeProduct } from './products.policy.ts';
import { presentProduct, presentProductView, type ProductParts } from './products.presenter.ts';
import {
  countProducts,
  findProducts,
  listProducts,
  loadProductPictures,
  loadProductReactions,
  softDeleteProduct,
  type ProductRow,
  type ShopFilter,
} from './products.repository.ts';
import type { DownloadLink, Product, ProductView } from './products.schema.ts';

const guardedItem = (row: ProductRow) => ({ id: row.id, audience: row.audience, performerId: row.performer_id });

/** Everything a page of products is shown with, in four queries whatever its length. */
export const loadProductParts = async (
  { db }: Context,
  rows: readonly ProductRow[],
  onlooker: Onlooker,
): Promise<Array<{ row: ProductRow; parts: ProductParts }>> => {
  const viewer = onlooker.account;
  const ids = rows.map(({ id }) => id);
  const performerIds = rows.map((row) => row.performer_id);
  const [performers, pictures, reactions, accessOf] = await Promise.all([
    loadPerformerCards(db, performerIds, onlooker),
    loadProductPictures(db, ids),
    loadProductReactions(db, viewer, ids),
    loadAccess(db, viewer, 'product', rows.map(guardedItem)),
  ]);
  return rows.flatMap((row) => {
    const performer = performers.get(row.performer_id);
    // A performer who is gone takes her products along.
    if (!performer) return [];
    const window = decideWindowAccess(viewer, row);
    const parts = { performer, reactions, window, file: accessOf(guardedItem(row)) };
    return [{ row, parts: { ...parts, pictures: pictures.get(row.id) ?? [] } }];
  });
};

export const presentProducts = async (
  context: Context,
  rows: readonly ProductRow[],
  onlooker: Onlooker,
): Promise<Product[]> => {
  const loaded = await loadProductParts(context, rows, onlooker);
  return loaded.map(({ row, parts }) => presentProduct(row, parts, context.mediaSigner));
};

/** Those of the products that are not kept from an onlooker by being drafts. */
const visibleOf = async (
  context: Context,
  rows: readonly ProductRow[],
  { account }: Onlooker,
): Promise<ProductRow[]> => {
  const entitlements = await loadEntitlements(context.db, account, 'product', rows.map(guardedItem));
  return rows.filter((row) => maySeeProduct(account, row, entitlements.get(row.id)?.hasPurchased ?? false));
};

/** Products by id as a viewer may see them, in the order given; those that do not exist for the viewer are left out. */
export const loadProducts = async (
  context: Context,
  ids: readonly string[],
  onlooker: Onlooker,
): Promise<Product[]> => {
  const rows = await visibleOf(context, await findProducts(context.db, ids), onlooker);
  const byId = new Map((await presentProducts(context, rows, onlooker)).map((it) => [it._id, it]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export type ProductSearch = Omit<ShopFilter, 'onlooker'> & { limit: number; cursor?: string | undefined };

/** Products that are offered, the newest first. */
export const searchProducts = async (
  context: Context,
  { limit, cursor, ...filter }: ProductSearch,
  onlooker: Onlooker,
) => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([
    listProducts(context.lists, { ...filter, onlooker, limit, after }),
    countProducts(context.lists, { ...filter, onlooker }),
  ]);
  const page = toPage(rows, limit, (row) => [row.published_at?.toISOString() ?? '', row.id]);
  const found = page.items.map(({ id }) => id);
  return { data: await loadProducts(context, found, onlooker), total, nextCursor: page.nextCursor };
};

/** A product with its pictures. @throws NotFoundError */
export const viewProduct = async (context: Context, id: string, onlooker: Onlooker): Promise<ProductView> => {
  const rows = await visibleOf(context, await findProducts(context.db, [id]), onlooker);
  const [product] = await loadProductParts(context, rows, onlooker);
  if (!product) throw new NotFoundError();
  return presentProductView(product.row, product.parts, context.mediaSigner);
};

/**
 * Where the caller downloads a product's file from, for some minutes: an address of its own, good for no one else.
 * @throws NotFoundError for what is no file, FileLockedError for one that is still to be bought
 */
export const getDownloadLink = async (context: Context, id: string, member: Member): Promise<DownloadLink> => {
  const rows = await visibleOf(context, await findProducts(context.db, [id]), member);
  const [product] = await loadProductParts(context, rows, member);
  if (!product?.row.file_id) throw new NotFoundError();
  const { file_id: fileId, file_name: name } = product.row;
  if (product.parts.file.isLocked) throw new FileLockedError();
  await noteOpening(context.db, member.account.id, { type: 'product', id });
  const signature = context.mediaSigner.sign(fileId, member.account.id);
  return { url: mediaPath(fileId, 'original') + signature, name: name ?? '' };
};

/** Takes a product away whoever asks for it: for those who answer for the site. False when none stood. */
export const removeProduct = async ({ db }: UnitOfWork, id: string): Promise<boolean> => {
  const stood = await softDeleteProduct(db, id);
  if (!stood) await forbidRestoring(db, 'products', id);
  return stood;
};
