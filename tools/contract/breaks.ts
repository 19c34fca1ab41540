import { speaksContract } from '@barg/contract';
import type { ContractPart, ContractParts, ContractUse } from '@barg/contract/schemas';
import type { Surface } from '../shared-surface/shape.ts';
import { differences } from './schema-differences.ts';

/** A version of a remote that visitors get, with what it uses of the contract it was built with. */
export interface DeployedRemote {
  remote: string;
  version: string;
  use: ContractUse;
  /** What it uses of the libraries that the shell lends. */
  shared: Surface;
}

export interface Contract {
  version: string;
  parts: ContractParts;
}

interface Role {
  /** What the sentence calls it. */
  kind: 'slot' | 'intent' | 'answer to' | 'event' | 'request';
  used: ContractPart;
  now: ContractPart;
  /** Whether the remote takes the data, or gives it to somebody who was built later. */
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
    // Built before builds said how it looked.
    if (Object.keys(then).length === 0) return [];
    const reasons = does === 'takes' ? differences(schema, then) : differences(then, schema);
    return reasons.map((reason) =>
      does === 'takes'
        ? `${kind} ${name}: ${reason} in what it is given`
        : `${kind} ${name}: ${reason} in what it gives`,
    );
  });
}

/** Why a deployed remote would stop working once this contract is deployed; empty when it goes on. */
export function breaksOf({ use }: Pick<DeployedRemote, 'use'>, { version, parts }: Contract): string[] {
  const incompatible = speaksContract(use.contract, version)
    ? []
    : [`it was built for contract ${use.contract}: a shell of ${version} does not load it`];
  return [...incompatible, ...new Set(rolesOf(use, parts).flatMap(reasonsOf))];
}
