import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { assertShallow } from '../../shared/wire.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { countOwnProducts, listOwnProducts, type OwnProductSearch } from './own-products.repository.ts';
import { mayChangeProduct } from './products.policy.ts';
import { presentOwnProduct } from './products.presenter.ts';
import { findProduct } from './products.repository.ts';
import type { OwnProductView } from './products.schema.ts';
import { loadProductParts, presentProducts } from './products.service.ts';

/** A performer's own products and drafts, by the words in their titles and descriptions. */
export const searchOwnProducts = async (context: Context, member: Member, search: OwnProductSearch) => {
  assertShallow(search.offset);
  const [rows, total] = await Promise.all([
    listOwnProducts(context.db, member.account.id, search),
    countOwnProducts(context.db, member.account.id, search),
  ]);
  return { data: await presentProducts(context, rows, member), total };
};

/** A product of the caller's own. @throws NotFoundError for one that is not */
export const viewOwnProduct = async (context: Context, id: string, member: Member): Promise<OwnProductView> => {
  const row = await findProduct(context.db, id);
  if (!row || !mayChangeProduct(member.account, row)) throw new NotFoundError();
  const [product] = await loadProductParts(context, [row], member);
  if (!product) throw new NotFoundError();
  return presentOwnProduct(row, product.parts, context.mediaSigner);
};
