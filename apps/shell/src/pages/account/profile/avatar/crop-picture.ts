/** A square of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest edge that is sent: twice the largest place where an avatar stands. */
const MAX_EDGE = 1024;
const QUALITY = 0.92;

const loadPicture = async (address: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
};

/** The chosen square as a picture of its own. Throws when the browser cannot read the picture. */
export async function cropPicture(address: string, { x, y, width, height }: CropArea): Promise<File> {
  const picture = await loadPicture(address);
  const edge = Math.round(Math.min(MAX_EDGE, width));
  const canvas = Object.assign(document.createElement('canvas'), { width: edge, height: edge });
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, edge, edge);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  if (!blob) throw new Error('the picture could not be cut');
  return new File([blob], 'avatar', { type: blob.type });
}
