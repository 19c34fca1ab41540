import { remoteConfig } from '../../tools/webpack/preset.mjs';
import { descriptor } from './src/remote.ts';

export default remoteConfig({ descriptor, directory: import.meta.dirname, port: 4307 });
