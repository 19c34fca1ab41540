import { inTurns } from './boot/in-turns.ts';

/**
 * All modules are in this one script. They are evaluated in several tasks, each of which leaves the page free for a press:
 * one task for all takes a tenth of a second of a fast phone, and stands before a page that is on the screen already.
 *
 * None of it in the task of the script itself: wherever somebody watches (developer tools, Lighthouse, the lab of the
 * benchmarks) the engine notes the stack of each error that a package makes to know it again and of each request, and
 * has to parse anew every function on it. At the bottom of this task's stack is the whole script.
 */
void inTurns(
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@barg/session'),
  () => import(/* webpackMode: "eager" */ '@barg/ui-kit'),
  async () => (await import(/* webpackMode: "eager" */ './boot/boot.tsx')).boot(),
);
