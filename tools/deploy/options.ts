import path from 'node:path';
import { parseArgs } from 'node:util';
import { isRemoteName, SHELL, type RemoteName } from '@barg/contract';
import type { WebhookRequest } from '@barg/releases';
import { LOCAL_KEY_FILE } from '@barg/releases/sending';
import { ownSite } from '../own-site.ts';
import { isInstalled, WORKSPACE } from '../workspace.ts';
import { ownRemote } from '../workspace-remotes.ts';
import { DeployError } from './deploy-error.ts';
import { usageIn } from './usage.ts';

/** How the tool is used in this repository. */
export const USAGE = usageIn(isInstalled ? { remote: ownRemote(), site: ownSite() } : null);

export interface DeployOptions {
  /** The site's URL, without a slash at the end. */
  to: string;
  keyFile: string;
  /** Per cent of the visitors; undefined: everybody. */
  canary: number | undefined;
  label: string;
  /** The base URL from which browsers load the files; null: the site. */
  base: string | null;
  /** The version to go back to. */
  version: string | undefined;
  /** Rolls back again also where that was done just now, and where a remote needs what the shell lacks then. */
  isForced: boolean;
  /** A build to publish as it is, absolute; null: build here. */
  dist: string | null;
  /** Leaves out types, lint and tests. */
  isUnchecked: boolean;
  /** What is asked of the webhook, by option. */
  webhook: ReadonlyArray<WebhookRequest['action']>;
  /** Prints the outcome for programs. */
  isJson: boolean;
}

/** The site of a repository of its own, else the URL of `npm start` with the same variables. */
const LOCAL_SITE = ownSite() ?? `http://localhost:${process.env.PORT || 3000}`;
const LOCAL_KEY = path.join(process.env.DATA_DIR || '.data', 'remotes/keys', LOCAL_KEY_FILE);

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string', default: process.env.BARG_DEPLOY_TO || LOCAL_SITE },
        key: { type: 'string', default: process.env.BARG_DEPLOY_KEY || LOCAL_KEY },
        canary: { type: 'string' },
        as: { type: 'string', default: '' },
        base: { type: 'string' },
        version: { type: 'string' },
        force: { type: 'boolean', default: false },
        dist: { type: 'string' },
        unchecked: { type: 'boolean', default: false },
        rotate: { type: 'boolean', default: false },
        test: { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new DeployError(`${(error as Error).message}\n${USAGE}`);
  }
}

export function percentOf(text: string): number {
  const percent = Number(text.replace(/%$/, ''));
  if (!(percent > 0 && percent <= 100)) throw new DeployError(`"${text}" is no share: give per cent, up to 100.`);
  return percent;
}

export function readOptions(args: string[]): { positionals: string[]; options: DeployOptions } {
  const { values, positionals } = parse(args);
  if (positionals.length === 0 && !isInstalled) throw new DeployError(USAGE);
  if (!URL.canParse(values.to) || !/^https?:/.test(values.to))
    throw new DeployError(`"${values.to}" is no address of a site.`);
  return {
    positionals,
    options: {
      to: values.to.replace(/\/$/, ''),
      keyFile: path.resolve(WORKSPACE, values.key),
      canary: values.canary === undefined ? undefined : percentOf(values.canary),
      label: values.as,
      base: values.base === undefined ? null : `${values.base.replace(/\/$/, '')}/`,
      version: values.version,
      isForced: values.force,
      dist: values.dist === undefined ? null : path.resolve(process.env.INIT_CWD || '.', values.dist),
      isUnchecked: values.unchecked,
      webhook: (['rotate', 'test', 'remove'] as const).filter((action) => values[action]),
      isJson: values.json,
    },
  };
}

/** @throws DeployError with the usage when it is no name of a remote */
export function remoteOf(text: string | undefined): RemoteName {
  const name = text?.replace(/-remote$/, '') ?? '';
  if (isRemoteName(name)) return name;
  throw new DeployError(`${text ? `"${text}" is no name of a remote.` : 'Which remote?'}\n${USAGE}`);
}

/**
 * The name of what is released: a remote's, or the shell's.
 *
 * @throws DeployError with the usage when it is neither
 */
export const releasedOf = (text: string | undefined): RemoteName => (text === SHELL ? SHELL : remoteOf(text));
