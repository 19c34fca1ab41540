import { shellConfig } from '../../tools/webpack/preset.mjs';

export default shellConfig({ directory: import.meta.dirname });
