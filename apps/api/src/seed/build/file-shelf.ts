import type { FileKind, FileVariant } from '../../platform/database/file-tables.ts';
import type { Row } from '../rows.ts';
import { variantKey } from '../../modules/files/variant-key.ts';
import type { PictureName } from '../data/pictures.ts';
import type { SoundName, VideoName } from '../data/types.ts';
import { soundPath, streamPath, variantPath, videoPath } from '../media-folder.ts';
import type { World } from '../world.ts';
import { createDemoVault } from './demo-vault.ts';
import type { People } from './people.ts';

/** A committed file and the key that it gets in the store. */
export interface FileCopy {
  key: string;
  source: string;
}

/**
 * Collects the demo's files. Each use of a picture is a row of its own; the bytes of a performer's vault item are
 * stored once.
 */
export interface FileShelf {
  /** All return the file's id. */
  addPicture(ownerId: string, kind: FileKind, name: PictureName, at: Date, says?: string): string;
  addVideo(ownerId: string, kind: 'feed-video' | 'feed-teaser' | 'video', name: VideoName, at: Date): string;
  /** A picture for download. */
  addDownload(ownerId: string, name: PictureName, at: Date): string;
  addSound(ownerId: string, name: SoundName, at: Date): string;
  rows: Row<'files'>[];
  /** Captions of the videos. */
  captions: Row<'captions'>[];
  vaultItems: Row<'vault_items'>[];
  copies: FileCopy[];
}

export const createFileShelf = (world: World, { performers }: People): FileShelf => {
  const rows: Row<'files'>[] = [];
  const captions: Row<'captions'>[] = [];
  const vault = createDemoVault(new Set(performers.map(({ id }) => id)));
  const copies: FileCopy[] = [];

  /** The bytes are copied with the first row of a performer; other rows have the same keys. */
  const keep = (row: Row<'files'>, sources: readonly FileCopy[]): string => {
    const first = vault.keep(row);
    if (first === row) copies.push(...sources);
    const { storage_key, vault_item_id, variants } = first;
    rows.push({ ...row, storage_key, vault_item_id, ...(variants !== undefined && { variants }) });
    return row.id;
  };

  const variantsOf = (file: { id: string; kind: FileKind }, name: PictureName): FileVariant[] =>
    world.media.pictures[name].variants.map((variant) => ({
      ...variant,
      key: variantKey(file, variant),
    }));
  const copiesOf = (file: { id: string; kind: FileKind }, name: PictureName): FileCopy[] =>
    world.media.pictures[name].variants.map((variant) => ({
      key: variantKey(file, variant),
      source: variantPath(name, variant),
    }));

  return {
    rows,
    captions,
    vaultItems: vault.items,
    copies,
    addPicture: (ownerId, kind, name, at, says) => {
      const id = world.newId(at);
      const { width, height, thumbhash, sha256 } = world.media.pictures[name];
      const variants = variantsOf({ id, kind }, name);
      const largest = largestOf(name, variants);
      const row = {
        ...readyFile(id, ownerId, kind, at),
        name: `${name}.webp`,
        mime: 'image/webp',
        size: BigInt(largest.bytes),
        sha256: Buffer.from(sha256, 'hex'),
        width,
        height,
        thumbhash,
        ...(says !== undefined && { alt_text: says }),
        storage_key: largest.key,
        variants: JSON.stringify(variants),
      };
      return keep(row, copiesOf({ id, kind }, name));
    },
    addDownload: (ownerId, name, at) => {
      const id = world.newId(at);
      const { sha256, variants } = world.media.pictures[name];
      const largest = largestOf(name, variants);
      const key = `${id}/original`;
      const row = {
        ...readyFile(id, ownerId, 'product-file', at),
        name: `${name}.webp`,
        mime: 'image/webp',
        size: BigInt(largest.bytes),
        sha256: Buffer.from(sha256, 'hex'),
        storage_key: key,
      };
      return keep(row, [{ key, source: variantPath(name, largest) }]);
    },
    addVideo: (ownerId, kind, name, at) => {
      const id = world.newId(at);
      const { poster, width, height, durationMs, bytes, sha256, parts, captions: said } = world.media.videos[name];
      const key = `${id}/source.mp4`;
      const playable: FileVariant = { size: 'source', format: 'mp4', width, height, key, bytes };
      const stream = parts.map((part) => ({ ...part, key: `${id}/${part.size}.${part.format}` }));
      const row = {
        ...readyFile(id, ownerId, kind, at),
        name: `${name}.mp4`,
        mime: 'video/mp4',
        size: BigInt(bytes),
        sha256,
        width,
        height,
        duration_ms: durationMs,
        thumbhash: world.media.pictures[poster].thumbhash,
        caption_languages: said.map(({ language }) => language),
        storage_key: key,
        variants: JSON.stringify([...variantsOf({ id, kind }, poster), playable, ...stream]),
      };
      captions.push(
        ...said.map(({ language, body, cueCount }) => ({ file_id: id, language, body, cue_count: cueCount })),
      );
      return keep(row, [
        { key, source: videoPath(name) },
        ...stream.map((part) => ({ key: part.key, source: streamPath(name, part) })),
        ...copiesOf({ id, kind }, poster),
      ]);
    },
    addSound: (ownerId, name, at) => {
      const id = world.newId(at);
      const { durationMs, peaks, bytes, sha256 } = world.media.sounds[name];
      const key = `${id}/source.m4a`;
      const playable: FileVariant = { size: 'source', format: 'm4a', width: 0, height: 0, key, bytes };
      const row = {
        ...readyFile(id, ownerId, 'feed-audio', at),
        name: `${name}.m4a`,
        mime: 'audio/mp4',
        size: BigInt(bytes),
        sha256,
        duration_ms: durationMs,
        peaks: [...peaks],
        storage_key: key,
        variants: JSON.stringify([playable]),
      };
      return keep(row, [{ key, source: soundPath(name) }]);
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
