/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const QUALITY = 0.92;

/**
 * The part as a picture of its own, no wider than `maxWidth`.
 *
 * @throws when the browser cannot read the picture
 */
export const cutPicture = async (address: string, area: CropArea, maxWidth: number): Promise<Blob> => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const scale = Math.min(1, maxWidth / area.width);
  const [width, height] = [Math.round(area.width * scale), Math.round(area.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture cannot be written')));
    // WebP keeps transparency; browsers that cannot encode it fall back to PNG, which does too.
    canvas.toBlob(done, 'image/webp', QUALITY);
  });
};
