import path from 'node:path';
import { newId } from './ids.ts';
import { readMadeOnce } from './made-once.ts';

const FILE = 'folder.id';

/**
 * Names a data directory: two processes that read the same have one folder, whatever it is called on their machines.
 * What is copied names the folder that it is a copy of.
 */
export const readFolderId = (dataDir: string): Promise<string> => readMadeOnce(path.join(dataDir, FILE), newId);
