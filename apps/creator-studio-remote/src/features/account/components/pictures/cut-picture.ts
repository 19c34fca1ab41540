import type { Area } from 'react-easy-crop';

/** Wider than the largest size that is ever served. */
const MAX_WIDTH = 1920;
const QUALITY = 0.92;

/** The part of a picture, as a JPEG of at most 1920 pixels width. @throws when the browser cannot read the picture */
export const cutPicture = async (url: string, area: Area): Promise<Blob> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, MAX_WIDTH / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture cannot be written')));
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
};
