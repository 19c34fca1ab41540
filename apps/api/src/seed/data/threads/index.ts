import type { DemoThread } from '../types.ts';
import { nilouThreads } from './nilou.ts';
import { otherThreads } from './others.ts';
import { persianThreads } from './persian.ts';

export const threads: readonly DemoThread[] = [...nilouThreads, ...persianThreads, ...otherThreads];
