import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { WORKSPACE } from '../workspace.ts';

export const DEPLOY = path.join(WORKSPACE, 'deploy');

export const readWorkspace = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');
export const readDeployed = (file: string): string => readFileSync(path.join(DEPLOY, file), 'utf8');

/** The documents of a YAML file in deploy/, with merged keys (`<<`) in their place. */
export const readYaml = (file: string): unknown[] =>
  parseAllDocuments(readDeployed(file), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join('\n')}`);
    return document.toJS() as unknown;
  });

/** Images of Docker's official library that the files use. */
const OFFICIAL = ['debian', 'haproxy', 'node', 'postgres', 'redis'];
/** What is built from deploy/. */
const OWN = ['barg', 'barg-pgbouncer'];

/** What is wrong with the name of an image: neither official nor built here, or any version of it. */
export const imageFault = (image: string): string | null => {
  const [name = '', tag = ''] = image.split(':');
  if (![...OFFICIAL, ...OWN].includes(name)) return `${image} is no official image`;
  return /^\d+\.\d+(\.\d+)?(-[a-z]+)*$/.test(tag) ? null : `${image} names no version`;
};
