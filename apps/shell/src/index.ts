import { boot } from './boot/boot.tsx';

// In a task of its own: for a request that starts while a script is evaluated, developer tools record the call stack,
// and the engine parses the whole script again.
void Promise.resolve().then(boot);
