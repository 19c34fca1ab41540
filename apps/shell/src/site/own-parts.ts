import { SHELL_INTENTS, SHELL_SLOTS, type IntentName, type SlotName } from '@barg/contract';

/** An intent that the shell answers itself. Its dialog is in own-dialogs.tsx. */
export type OwnIntent = (typeof SHELL_INTENTS)[number];

export const isOwnIntent = (name: IntentName): name is OwnIntent => (SHELL_INTENTS as readonly string[]).includes(name);

/** A slot that the shell fills itself. Its fillers are in own-fillers.tsx. */
export type OwnSlot = (typeof SHELL_SLOTS)[number];

export const isOwnSlot = (name: SlotName): name is OwnSlot => (SHELL_SLOTS as readonly string[]).includes(name);
