/** A file that may serve as a thumbnail. Of a locked one only the blur (ThumbHash) is known. */
interface Pictured {
  type: string;
  thumbnails: unknown;
  thumbhash: string | null;
}

/** The files of a post or video, by what they are to it. */
export interface ThumbnailChoice<File extends Pictured> {
  /** Chosen by its performer to stand for it. */
  own: File | null | undefined;
  /** What it holds, in its order. */
  files: readonly File[];
  teaser: File | null | undefined;
}

const isShown = (file: Pictured | null | undefined): boolean => Boolean(file && (file.thumbnails ?? file.thumbhash));

/**
 * The file whose picture stands for a post or video in lists, tiles and previews: its own thumbnail, its first photo,
 * its teaser, its first video (specification, section 3). Null where none has a
 * picture: the default image stands there (`NoThumbnail` of the kit).
 */
export function chooseThumbnail<File extends Pictured>({ own, files, teaser }: ThumbnailChoice<File>): File | null {
  const ofKind = (kind: 'photo' | 'video') => files.filter(({ type }) => type.endsWith(kind));
  return [own, ...ofKind('photo'), teaser, ...ofKind('video')].find(isShown) ?? null;
}
