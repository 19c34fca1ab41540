import { SHELL_INTENTS, type IntentName } from '@barg/contract';

/** An intent that the shell answers itself. Its dialog stands in own-dialogs.tsx. */
export type OwnIntent = (typeof SHELL_INTENTS)[number];

export const isOwnIntent = (name: IntentName): name is OwnIntent => (SHELL_INTENTS as readonly string[]).includes(name);
