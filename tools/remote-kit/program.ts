import { fileURLToPath } from 'node:url';

/** The program of the installed kit, `barg-remote`. */
export const KIT_PROGRAM = fileURLToPath(new URL('./main.js', import.meta.url));
