import { register } from 'node:module';

/** Lets this process import TypeScript, where its Node does not by itself. */
register('./typescript-hook.js', import.meta.url);
