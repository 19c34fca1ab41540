import { z } from 'zod';
import { idSchema } from './wire.ts';

const username = z.string().trim().toLowerCase().max(64);

/** Whose works a list has, by her id, or by the name in her page's address. */
export const soughtFields = { performerId: idSchema.optional(), username: username.optional() };

/** A performer's id or username in a path. */
export const performerPath = username.min(1);
