import type { IntentName, Registry, RemoteName, Showable, SlotName } from '@barg/contract';

export interface ExposeAddress {
  remote: RemoteName;
  expose: string;
}

/** An expose that fills a slot. */
export type SlotFiller = ExposeAddress & Showable;

/** The fillers of a slot, in the order of their own numbers. */
export const fillersOf = ({ remotes }: Registry, slot: SlotName): SlotFiller[] =>
  Object.values(remotes)
    .flatMap(({ descriptor }) => descriptor.fills.map((fill) => ({ ...fill, remote: descriptor.name })))
    .filter((fill) => fill.slot === slot)
    .toSorted((a, b) => a.order - b.order);

/** The expose that answers an intent; null when no deployed remote does. */
export function answererOf({ remotes }: Registry, intent: IntentName): ExposeAddress | null {
  const answers = Object.values(remotes).flatMap(({ descriptor }) =>
    descriptor.intents.map((answer) => ({ ...answer, remote: descriptor.name })),
  );
  return answers.find((answer) => answer.intent === intent) ?? null;
}
