import {
  SHELL_INTENTS,
  SHELL_SLOTS,
  type IntentName,
  type Registry,
  type RemoteName,
  type SlotName,
} from '@barg/contract';
import { answererOf, fillersOf, type ExposeAddress } from '../../../site/fillers.ts';
import { isOwnIntent, isOwnSlot } from '../../../site/own-parts.ts';
import { loadStateOf, type ExposeStates, type LoadState } from './remote-rows.ts';

/** Somebody's part in a slot or an intent; the shell's own have no expose. */
export interface Part {
  remote: RemoteName | null;
  expose: string;
  state: LoadState;
}

export interface SlotRow {
  slot: SlotName;
  offeredBy: readonly (RemoteName | null)[];
  fillers: readonly Part[];
}

export interface IntentRow {
  intent: IntentName;
  answerer: Part;
}

const OWN_SLOTS: readonly SlotName[] = ['shell.header', 'shell.window', 'shell.notices', 'shell.side', 'shell.aside'];

const OWN_PART: Part = { remote: null, expose: '', state: 'loaded' };

const descriptorsOf = ({ remotes }: Registry) =>
  Object.values(remotes).flatMap((entry) => (entry ? [entry.descriptor] : []));

const partOf = ({ remote, expose }: ExposeAddress, states: ExposeStates): Part => ({
  remote,
  expose,
  state: loadStateOf(states.get(`${remote}/${expose}`)),
});

/** Every slot that somebody offers or fills, with its fillers in their order. */
export function slotRows(registry: Registry, states: ExposeStates): SlotRow[] {
  const descriptors = descriptorsOf(registry);
  const named = descriptors.flatMap(({ offers, fills }) => [...offers, ...fills.map(({ slot }) => slot)]);
  return [...new Set([...OWN_SLOTS, ...SHELL_SLOTS, ...named])].toSorted().map((slot) => ({
    slot,
    offeredBy: OWN_SLOTS.includes(slot)
      ? [null]
      : descriptors.filter(({ offers }) => offers.includes(slot)).map(({ name }) => name),
    fillers: [
      ...(isOwnSlot(slot) ? [OWN_PART] : []),
      ...fillersOf(registry, slot).map((filler) => partOf(filler, states)),
    ],
  }));
}

/** Every intent that somebody answers. */
export function intentRows(registry: Registry, states: ExposeStates): IntentRow[] {
  const named = descriptorsOf(registry).flatMap(({ intents }) => intents.map(({ intent }) => intent));
  return [...new Set([...SHELL_INTENTS, ...named])].toSorted().map((intent) => {
    const address = isOwnIntent(intent) ? null : answererOf(registry, intent);
    return { intent, answerer: address ? partOf(address, states) : OWN_PART };
  });
}
