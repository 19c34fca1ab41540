import { fileFailureNotice } from '../notifications/file-failure-notice.ts';

/** Tells a performer of a picture of a product that can never be shown; what is downloaded is handed out as it came. */
export const notifyOfFailedPicture = fileFailureNotice('/creator/products', (db, fileId) =>
  db
    .selectFrom('product_pictures')
    .innerJoin('products', 'products.id', 'product_pictures.product_id')
    .select(['products.id', 'products.performer_id'])
    .where('product_pictures.file_id', '=', fileId)
    .where('products.deleted_at', 'is', null)
    .executeTakeFirst(),
);
