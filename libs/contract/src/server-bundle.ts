import { containerNameOf } from './boot.ts';

/** The bundle for the web tier's renderer, relative to a build. */
export const SERVER_BUNDLE_FILE = 'server/bundle.js';

/** The variable that a server bundle makes: `barg_server_creator_studio`. */
export const serverBundleName = (app: string): string => `barg_server_${containerNameOf(app)}`;
