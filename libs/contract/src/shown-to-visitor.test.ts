import { isRouteFor, type RouteFlags } from './shown-to-visitor.ts';
import type { VisitorKind } from './visitor-kind.ts';

const KINDS: readonly VisitorKind[] = ['guest', 'delayed', 'user', 'performer', 'operator'];

test.each<[string, RouteFlags, readonly VisitorKind[]]>([
  ['an open page', {}, KINDS],
  ['one that needs an account', { auth: true }, KINDS.slice(1)],
  ['one that a guest stays on', { auth: true, noRedirect: true }, KINDS],
  ['one for performers', { auth: true, performerOnly: true }, ['performer']],
  ['one for performers that a guest stays on', { performerOnly: true, noRedirect: true }, ['guest', 'performer']],
  ['one for operators', { operatorOnly: true }, ['operator']],
])('%s is for those who get to see it', (_page, flags, kinds) => {
  expect(KINDS.filter((kind) => isRouteFor(flags, kind))).toEqual(kinds);
});
