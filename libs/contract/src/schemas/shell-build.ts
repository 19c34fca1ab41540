import { z } from 'zod';
import { contractUseSchema } from './contract-use.ts';

/** What a build of the shell says of itself, beside its `index.html`. Not for browsers. */
export const SHELL_FILE = 'shell.json';

const part = contractUseSchema.shape.fills;

/** The contract that a shell speaks, whole: its version, and the schemas of that time. */
export const shellBuildSchema = z.object({
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  parts: z.object({ slots: part, intents: part, answers: part, serverEvents: part, clientEvents: part }),
});
export type ShellBuildFacts = z.infer<typeof shellBuildSchema>;
