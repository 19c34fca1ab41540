import { z } from 'zod';

/** The file in which a build says which lazily lent libraries its exposes wait for. Builds of older remotes have none. */
export const LAZY_SHARED_FILE = 'lazy-shared.json';

/** Requests such as `@barg/ui-kit/fields`, by the expose (`./studio`) that cannot begin without them. */
export const lazySharedSchema = z.record(z.string(), z.array(z.string()));
export type LazyShared = z.infer<typeof lazySharedSchema>;
