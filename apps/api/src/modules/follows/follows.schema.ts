import { z } from 'zod';
import { idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { authorSchema } from '@barg/contract/schemas';
import { performerCardSchema } from '../performers/performer-card.ts';

export const followersAnswer = listOf(authorSchema);
export const followingAnswer = listOf(performerCardSchema);

/** Whose list it is; the caller's own where it is left out. */
export const followsQuery = pageQuery.extend({ performerId: idSchema.optional() });
export const followingQuery = pageQuery;

/** Follows are sorted by time and, within it, by the other account. */
export const followCursor = z.tuple([z.iso.datetime(), idSchema]);
