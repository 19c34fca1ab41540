import { createHash } from 'node:crypto';

/** The most people of a room whom a process names: those with the lowest names, so that all processes choose the same. */
const MOST = 2000;
/** Letters of a name: 64 bits, with which two of a million people are hardly ever taken for one. */
const LENGTH = 11;

/** Who is in a room of one process, as it is stored: names that tell nobody who it is. */
export interface Named {
  count: number;
  names: ReadonlySet<string>;
}

const nameOf = (person: string): string => createHash('sha256').update(person).digest('base64url').slice(0, LENGTH);

export const namePeople = (people: readonly string[]): Named => ({
  count: people.length,
  names: new Set(people.map(nameOf).toSorted().slice(0, MOST)),
});

export const writeNamed = ({ count, names }: Named): string => `${count} ${[...names].join('')}`;

export const readNamed = (text: string): Named => {
  const [count = '0', names = ''] = text.split(' ');
  return { count: Number(count), names: new Set(names.match(/.{11}/g)) };
};

/** How many people there are: each who is named once, and those whom a process only counts beside them. */
export const countOnce = (processes: readonly Named[]): number => {
  const names = new Set(processes.flatMap((named) => [...named.names]));
  return processes.reduce((sum, named) => sum + named.count - named.names.size, names.size);
};
