import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readShellFile, type ShellFiles } from './shell-version.ts';

/** Forms of a file that may be sent instead of it. */
const FORMS = ['', '.br', '.gz'];
/** Files whose check is remembered; several times those of one build. */
const MAX_REMEMBERED = 5000;

interface Checked {
  stamp: string;
  isSound: Promise<boolean>;
}

/**
 * Tells whether a file of a released shell, in each of its forms, is what was signed. The page's own scripts are named by
 * nobody's hash, as a remote's container is, so what was changed in the storage is not sent at all. Each file is read
 * once, and again when it has changed.
 */
export function createSoundFiles(report: (message: string) => void) {
  const checks = new Map<string, Checked>();

  const isWhole = async (shell: ShellFiles, file: string): Promise<boolean> => {
    try {
      await readShellFile(shell, file);
      return true;
    } catch (error) {
      report(`Shell ${shell.version}: ${(error as Error).message}`);
      return false;
    }
  };
  const isFormSound = async (shell: ShellFiles, file: string): Promise<boolean> => {
    const place = path.join(shell.directory, file);
    const found = await stat(place).catch(() => null);
    // A form that is not there is not sent.
    if (!found) return true;
    const stamp = `${found.mtimeMs} ${found.ctimeMs} ${found.size}`;
    const known = checks.get(place);
    if (known?.stamp === stamp) return known.isSound;
    const isSound = isWhole(shell, file);
    checks.delete(place);
    checks.set(place, { stamp, isSound });
    const [oldest] = checks.keys();
    if (checks.size > MAX_REMEMBERED && oldest !== undefined) checks.delete(oldest);
    return isSound;
  };

  return async (shell: ShellFiles, file: string): Promise<boolean> => {
    if (!shell.integrity) return true;
    if (!shell.integrity.has(file)) return false;
    const forms = await Promise.all(FORMS.map((form) => isFormSound(shell, file + form)));
    return forms.every(Boolean);
  };
}
