import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readShellFile, type ShellFiles } from './shell-version.ts';

/** Forms of a file that may be sent instead of it. */
const FORMS = ['', '.br', '.gz'];
/** Files whose check is remembered; several times those of one build. */
const MAX_REMEMBERED = 5000;
/** Milliseconds until a file that could not be read is read again: that says nothing about what is in it. */
const RETRY_MS = 1000;

interface Checked {
  stamp: string;
  isSound: Promise<boolean>;
  /** When it has to be checked again. */
  until: number;
}

/**
 * Tells whether a file of a released shell, in each of its forms, is what was signed. The page's own scripts are named by
 * nobody's hash, as a remote's container is, so what was changed in the storage is not sent at all. Each file is read
 * once, and again when it has changed.
 */
export function createSoundFiles(report: (message: string) => void) {
  const checks = new Map<string, Checked>();

  const check = (shell: ShellFiles, file: string, stamp: string): Checked => {
    const isWhole = async (): Promise<boolean> => {
      try {
        await readShellFile(shell, file);
        return true;
      } catch (error) {
        report(`Shell ${shell.version}: ${(error as Error).message}`);
        // Of the system, such as no free file handle.
        if ('code' in (error as Error)) checked.until = performance.now() + RETRY_MS;
        return false;
      }
    };
    const checked: Checked = { stamp, isSound: isWhole(), until: Infinity };
    return checked;
  };
  const isFormSound = async (shell: ShellFiles, file: string): Promise<boolean> => {
    const place = path.join(shell.directory, file);
    const found = await stat(place).catch(() => null);
    // A form that is not there is not sent.
    if (!found) return true;
    const stamp = `${found.mtimeMs} ${found.ctimeMs} ${found.size}`;
    const known = checks.get(place);
    if (known?.stamp === stamp && performance.now() < known.until) return known.isSound;
    const checked = check(shell, file, stamp);
    checks.delete(place);
    checks.set(place, checked);
    const [oldest] = checks.keys();
    if (checks.size > MAX_REMEMBERED && oldest !== undefined) checks.delete(oldest);
    return checked.isSound;
  };

  return async (shell: ShellFiles, file: string): Promise<boolean> => {
    if (!shell.integrity) return true;
    if (!shell.integrity.has(file)) return false;
    const forms = await Promise.all(FORMS.map((form) => isFormSound(shell, file + form)));
    return forms.every(Boolean);
  };
}
