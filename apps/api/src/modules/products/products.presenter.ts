import type { MediaSigner } from '../../platform/files/media-signer.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Access } from '../../viewing/access.policy.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import type { PerformerCard } from '../performers/performer-card.ts';
import type { ProductPicture, ProductRow } from './products.repository.ts';
import type { OwnProductView, Product, ProductView } from './products.schema.ts';

export interface ProductParts {
  performer: PerformerCard;
  pictures: readonly ProductPicture[];
  /** To its pictures. */
  window: Access;
  /** To its file. */
  file: Access;
  /** See `loadProductReactions`. */
  reactions: ReadonlySet<string>;
}

const fileOf = ({ file_mime: mime, file_size: size }: ProductRow): Product['file'] =>
  mime === null || size === null ? null : { mime, size: Number(size) };

/** A product as one caller may see it. Of the file only its type and size are told, whoever asks. */
export const presentProduct = (row: ProductRow, parts: ProductParts, signer: MediaSigner): Product => {
  const { performer, pictures, window, file, reactions } = parts;
  const [cover] = pictures;
  const isLocked = row.type === 'digital' && file.isLocked;
  return {
    _id: row.id,
    performer,
    type: row.type,
    title: row.title,
    description: row.description,
    audience: row.audience,
    price: fromHundredths(row.price),
    isLocked,
    lockReason: isLocked ? file.lockReason : null,
    stock: row.stock,
    file: fileOf(row),
    cover: cover ? presentMediaFile(cover, window, signer) : null,
    pictureCount: pictures.length,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    bookmarkCount: row.bookmark_count,
    isLiked: reactions.has(`like:${row.id}`),
    isBookmarked: reactions.has(`bookmark:${row.id}`),
    publishedAt: row.published_at?.toISOString() ?? null,
  };
};

export const presentProductView = (row: ProductRow, parts: ProductParts, signer: MediaSigner): ProductView => ({
  ...presentProduct(row, parts, signer),
  pictures: parts.pictures.map((picture) => presentMediaFile(picture, parts.window, signer)),
});

export const presentOwnProduct = (row: ProductRow, parts: ProductParts, signer: MediaSigner): OwnProductView => ({
  ...presentProductView(row, parts, signer),
  fileName: row.file_name,
});
