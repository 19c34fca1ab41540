import { InvalidValuesError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { reuseItem } from '../vault/vault.service.ts';
import { replacePictures } from './own-products.repository.ts';
import type { ProductFiles } from './product-form.ts';
import { ProductPicturesError } from './products.errors.ts';
import { MAX_PICTURES } from './products.schema.ts';

const foreignPicture = () =>
  new InvalidValuesError({
    details: [{ path: 'keptPictures', code: 'invalid', message: 'not a picture of this product' }],
  });

interface PictureChanges {
  /** Of those that are there, in their order; all of them when absent. */
  keptPictures?: readonly string[] | undefined;
  vaultPictures?: readonly string[] | undefined;
}

/**
 * Shows a product by the pictures that stay of those that are `present`, those that were sent, and those of the vault, in
 * this order. One that was sent and stands there already, because an answer was lost, is there once.
 * @throws InvalidValuesError for a picture that is not the product's, ProductPicturesError, and what `reuseItem` throws
 */
export const changePictures = async (
  unit: UnitOfWork,
  { id, account, present }: { id: string; account: Account; present: readonly string[] },
  { keptPictures, vaultPictures = [] }: PictureChanges,
  { pictureIds }: ProductFiles,
): Promise<void> => {
  if (!keptPictures && pictureIds.length + vaultPictures.length === 0) return;
  const staying = [...new Set(keptPictures ?? present)];
  if (staying.some((it) => !present.includes(it))) throw foreignPicture();
  const sent = pictureIds.filter((it) => !staying.includes(it));
  if (staying.length + sent.length + vaultPictures.length > MAX_PICTURES)
    throw new ProductPicturesError({ params: { maximum: MAX_PICTURES } });
  const reused: string[] = [];
  for (const itemId of vaultPictures)
    reused.push((await reuseItem(unit, account, { id: itemId, kind: 'product-photo' })).id);
  await replacePictures(unit.db, id, [...staying, ...sent, ...reused]);
};
