import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorRefusedError } from '@barg/api';

/** Hides the typed characters. */
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } catch (cause) {
    // Ctrl+C and Ctrl+D.
    throw new OperatorRefusedError('Nothing was made.', { cause });
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

/** Asks twice for a password at the terminal, without an echo. @throws OperatorRefusedError */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new OperatorRefusedError('There is no terminal to ask at: set OPERATOR_PASSWORD.');
  const password = await ask('Password: ');
  if ((await ask('Again: ')) !== password) throw new OperatorRefusedError('The two passwords differ.');
  return password;
}
