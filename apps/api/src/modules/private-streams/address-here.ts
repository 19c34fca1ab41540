import type { Context } from '../../context.ts';

/** Where a process without an address of its own notes what it receives. */
const ALONE = '';

/** What a process notes of itself as the receiver of a side. */
export const addressHere = ({ config }: Pick<Context, 'config'>): string => config.internalUrl ?? ALONE;
