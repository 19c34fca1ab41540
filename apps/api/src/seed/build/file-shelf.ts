import type { FileKind, FileVariant } from '../../platform/database/file-tables.ts';
import type { Row } from '../rows.ts';
import type { PictureName } from '../data/pictures.ts';
import type { SoundName, VideoName } from '../data/types.ts';
import { soundPath, streamPath, variantPath, videoPath } from '../media-folder.ts';
import type { World } from '../world.ts';

/** A committed file and the key that it gets in the store. */
export interface FileCopy {
  key: string;
  source: string;
}

/**
 * Collects the files of the demo. Each use of a picture is a file of its own with its own bytes in the store,
 * because a performer may delete one and keep the other.
 */
export interface FileShelf {
  /** All answer the file's id. */
  addPicture(ownerId: string, kind: FileKind, name: PictureName, at: Date): string;
  addVideo(ownerId: string, kind: 'feed-video' | 'video', name: VideoName, at: Date): string;
  /** A picture to be downloaded as it is. */
  addDownload(ownerId: string, name: PictureName, at: Date): string;
  addSound(ownerId: string, name: SoundName, at: Date): string;
  rows: Row<'files'>[];
  /** What is said in the videos. */
  captions: Row<'captions'>[];
  copies: FileCopy[];
}

export const createFileShelf = (world: World): FileShelf => {
  const rows: Row<'files'>[] = [];
  const captions: Row<'captions'>[] = [];
  const copies: FileCopy[] = [];

  const addVariants = (id: string, name: PictureName): FileVariant[] =>
    world.media.pictures[name].variants.map((variant) => {
      const key = `${id}/${variant.size}.${variant.format}`;
      copies.push({ key, source: variantPath(name, variant) });
      return { ...variant, key };
    });

  return {
    rows,
    captions,
    copies,
    addPicture: (ownerId, kind, name, at) => {
      const id = world.newId(at);
      const { width, height, thumbhash, sha256 } = world.media.pictures[name];
      const variants = addVariants(id, name);
      const largest = largestOf(name, variants);
      rows.push({
        ...readyFile(id, ownerId, kind, at),
        mime: 'image/webp',
        size: BigInt(largest.bytes),
        sha256: Buffer.from(sha256, 'hex'),
        width,
        height,
        thumbhash,
        storage_key: largest.key,
        variants: JSON.stringify(variants),
      });
      return id;
    },
    addDownload: (ownerId, name, at) => {
      const id = world.newId(at);
      const { sha256, variants } = world.media.pictures[name];
      const largest = largestOf(name, variants);
      const key = `${id}/original`;
      copies.push({ key, source: variantPath(name, largest) });
      rows.push({
        ...readyFile(id, ownerId, 'product-file', at),
        name: `${name}.webp`,
        mime: 'image/webp',
        size: BigInt(largest.bytes),
        sha256: Buffer.from(sha256, 'hex'),
        storage_key: key,
      });
      return id;
    },
    addVideo: (ownerId, kind, name, at) => {
      const id = world.newId(at);
      const { poster, width, height, durationMs, bytes, sha256, parts, captions: said } = world.media.videos[name];
      const key = `${id}/source.mp4`;
      copies.push({ key, source: videoPath(name) });
      const playable: FileVariant = { size: 'source', format: 'mp4', width, height, key, bytes };
      const stream = parts.map((part) => ({ ...part, key: `${id}/${part.size}.${part.format}` }));
      copies.push(...stream.map((part) => ({ key: part.key, source: streamPath(name, part) })));
      rows.push({
        ...readyFile(id, ownerId, kind, at),
        mime: 'video/mp4',
        size: BigInt(bytes),
        sha256,
        width,
        height,
        duration_ms: durationMs,
        thumbhash: world.media.pictures[poster].thumbhash,
        caption_languages: said.map(({ language }) => language),
        storage_key: key,
        variants: JSON.stringify([...addVariants(id, poster), playable, ...stream]),
      });
      captions.push(
        ...said.map(({ language, body, cueCount }) => ({ file_id: id, language, body, cue_count: cueCount })),
      );
      return id;
    },
    addSound: (ownerId, name, at) => {
      const id = world.newId(at);
      const { durationMs, peaks, bytes, sha256 } = world.media.sounds[name];
      const key = `${id}/source.m4a`;
      copies.push({ key, source: soundPath(name) });
      const playable: FileVariant = { size: 'source', format: 'm4a', width: 0, height: 0, key, bytes };
      rows.push({
        ...readyFile(id, ownerId, 'feed-audio', at),
        mime: 'audio/mp4',
        size: BigInt(bytes),
        sha256,
        duration_ms: durationMs,
        peaks: [...peaks],
        storage_key: key,
        variants: JSON.stringify([playable]),
      });
      return id;
    },
  };
};

type Variant = Pick<FileVariant, 'size' | 'format' | 'bytes'>;

const largestOf = <T extends Variant>(name: PictureName, variants: readonly T[]): T => {
  const largest = variants.find(({ size, format }) => size === 'large' && format === 'webp');
  if (!largest) throw new Error(`the picture ${name} has no large WebP; run make-variants.ts`);
  return largest;
};

const readyFile = (id: string, ownerId: string, kind: FileKind, at: Date) => ({
  id,
  owner_id: ownerId,
  kind,
  status: 'ready' as const,
  percent: 100,
  created_at: at,
});
