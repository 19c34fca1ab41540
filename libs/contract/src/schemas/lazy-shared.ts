import { z } from 'zod';

/** The file with the lazily shared libraries that a build's exposes need. Builds of older remotes have none. */
export const LAZY_SHARED_FILE = 'lazy-shared.json';

/** Requests such as `@barg/ui-kit/fields`, by the expose (`./studio`) that needs them at its start. */
export const lazySharedSchema = z.record(z.string(), z.array(z.string()));
export type LazyShared = z.infer<typeof lazySharedSchema>;
