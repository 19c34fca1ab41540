import { shellConfig } from '../../tools/webpack/preset.mjs';
import { drawnOwnPages } from './src/site/own-pages.ts';

export default shellConfig({ directory: import.meta.dirname, ownPages: drawnOwnPages });
