import type { RemoteDescriptor } from '@barg/contract';
import type { Configuration } from 'webpack';

export interface RemoteBuild {
  descriptor: RemoteDescriptor;
  /** The folder of the repository. */
  directory: string;
  /** Of the development server. */
  port: number;
}

/** The build of a remote: its container, descriptor, texts and what it uses of the shared libraries. */
export declare function remoteConfig(
  remote: RemoteBuild,
): (env: unknown, argv: { mode?: string }) => Configuration | Configuration[];
