import { speaksContract } from '@barg/contract';
import type { ContractPart, ContractParts, ContractUse } from '@barg/contract/schemas';
import type { Surface } from '@barg/releases';
import { differences } from './schema-differences.ts';

/** A deployed version of a remote, with what it uses of the contract it was built with. */
export interface DeployedRemote {
  remote: string;
  version: string;
  use: ContractUse;
  /** What it uses of the shell's shared libraries. */
  shared: Surface;
}

export interface Contract {
  version: string;
  parts: ContractParts;
}

interface Role {
  /** The kind, as named in the sentence. */
  kind: 'slot' | 'intent' | 'answer to' | 'event' | 'request';
  used: ContractPart;
  now: ContractPart;
  /** Whether the remote receives the data, or sends it to a later build. */
  does: 'takes' | 'gives';
}

const rolesOf = (
  { fills, offers, answers, asks, gives, gets, hears, says }: ContractUse,
  now: ContractParts,
): Role[] => [
  { kind: 'slot', used: fills, now: now.slots, does: 'takes' },
  { kind: 'slot', used: offers, now: now.slots, does: 'gives' },
  { kind: 'intent', used: answers, now: now.intents, does: 'takes' },
  { kind: 'intent', used: asks, now: now.intents, does: 'gives' },
  { kind: 'answer to', used: gives, now: now.answers, does: 'gives' },
  { kind: 'answer to', used: gets, now: now.answers, does: 'takes' },
  { kind: 'event', used: hears, now: now.serverEvents, does: 'takes' },
  { kind: 'request', used: says, now: now.clientEvents, does: 'gives' },
];

function reasonsOf({ kind, used, now, does }: Role): string[] {
  return Object.entries(used).flatMap(([name, then]) => {
    const schema = now[name];
    if (!schema) return [`${kind} ${name} was removed`];
    // An older build, which did not record the schema.
    if (Object.keys(then).length === 0) return [];
    const reasons = does === 'takes' ? differences(schema, then) : differences(then, schema);
    return reasons.map((reason) =>
      does === 'takes'
        ? `${kind} ${name}: ${reason} in what it is given`
        : `${kind} ${name}: ${reason} in what it gives`,
    );
  });
}

/** Why a deployed remote would break with this contract; empty when it would not. */
export function breaksOf({ use }: Pick<DeployedRemote, 'use'>, { version, parts }: Contract): string[] {
  const incompatible = speaksContract(use.contract, version)
    ? []
    : [`it was built for contract ${use.contract}: a shell of ${version} does not load it`];
  return [...incompatible, ...new Set(rolesOf(use, parts).flatMap(reasonsOf))];
}
