import type { IntentName } from '@barg/contract';

/** The intents that the shell answers itself. Their dialogs stand in own-dialogs.tsx. */
export const OWN_INTENTS = ['site.report', 'site.block', 'site.confirm'] as const satisfies readonly IntentName[];
export type OwnIntent = (typeof OWN_INTENTS)[number];

export const isOwnIntent = (name: IntentName): name is OwnIntent => (OWN_INTENTS as readonly string[]).includes(name);
