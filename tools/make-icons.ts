// `node tools/make-icons.ts`: draws the icons of the installed site from their SVG. The results are committed.
import path from 'node:path';
import sharp from 'sharp';
import { WORKSPACE } from './workspace.ts';

const SHELL = path.join(WORKSPACE, 'apps/shell');
const ICONS = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-192.png', size: 192 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  // Apple rounds the corners and fills transparency with black.
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
];

for (const { from, to, size } of ICONS) {
  const image = sharp(path.join(SHELL, 'icons', from), { density: 192 }).resize(size, size);
  await image.png({ compressionLevel: 9, palette: true }).toFile(path.join(SHELL, 'public', to));
}
