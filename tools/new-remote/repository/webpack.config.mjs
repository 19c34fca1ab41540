import { remoteConfig } from '@barg/remote-kit/webpack';
import { descriptor } from './src/remote.ts';

export default remoteConfig({ descriptor, directory: import.meta.dirname, port: __port__ });
