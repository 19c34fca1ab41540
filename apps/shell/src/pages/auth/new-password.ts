import { z } from 'zod';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

/** A new password; the same rules as the server's. */
export const newPasswordSchema = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
