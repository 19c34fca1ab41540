import type { Client } from 'pg';
import { fill } from './fill.ts';
import { events } from './many-events.ts';
import { people } from './many-people.ts';
import { works } from './many-works.ts';
import type { ListWorld } from './world.ts';

/** Has a world hold very many rows, as the site would after years. */
export const fillWorld = async (client: Client, world: ListWorld): Promise<void> => {
  // Copied rows name others that are filled later.
  await client.query(`set session_replication_role = replica`);
  // To make an index of rows that are there takes a fraction of adding each to it.
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
      from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace and not indisunique`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const filling of [...people(world), ...works(world), ...events(world)]) await fill(client, filling);
  for (const { made } of indexes) await client.query(made);
  // As a site that has been cleaned up: an index may answer without a look at its table.
  await client.query('vacuum analyze');
};
