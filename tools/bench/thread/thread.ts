import type { Report } from '../report/report.ts';
import { measureOpening } from './opening.ts';

/** A conversation of very many messages: what opening it takes of the server. */
export const measureThread = async (): Promise<Report> => ({
  tables: [await measureOpening()],
  notes: [
    'The conversation and a page of its messages, through the whole API without a network, on the PostgreSQL of the tests, which does not wait for the disk; raw are as many whole rows of the same place.',
    'Target: 100 ms.',
  ],
});
