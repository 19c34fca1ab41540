import { boot } from './boot/boot.tsx';

// In a turn of its own: a request that is asked for from the depths of a script that is still evaluated makes watching
// tools note where, for which the engine parses all of that script once more.
void Promise.resolve().then(boot);
