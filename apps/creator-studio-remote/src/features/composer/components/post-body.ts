import type { postBody } from './post-schema.ts';
import type { TimesBody } from './times/times-schema.ts';

/** What is sent of a post as it was written, with the id of a poll that was made for it. */
export type PostBody = ReturnType<typeof postBody> & TimesBody & { pollId?: string | null };
