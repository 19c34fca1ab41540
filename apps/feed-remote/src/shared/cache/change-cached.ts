import { api, type AppDispatch, type CacheTag, type RootState } from '@barg/session';

type Path = readonly string[];

export type CacheChange = (dispatch: AppDispatch, getState: () => RootState) => void;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Finds the object with an id in an answer, which contains it once at most. */
function pathsTo(
  value: unknown,
  isMeant: (thing: Readonly<Record<string, unknown>>) => boolean,
  path: Path = [],
): Path[] {
  if (!isObject(value)) return [];
  if (isMeant(value)) return [path];
  return Object.keys(value).flatMap((key) => pathsTo(value[key], isMeant, [...path, key]));
}

/** The value at a path of an answer's draft. */
const at = (answer: unknown, path: Path): unknown =>
  path.reduce((value, key) => (isObject(value) ? value[key] : undefined), answer);

/**
 * Changes an object in all cached answers that have one of the tags. It does not name endpoints, because they are added
 * by the screens that use them.
 *
 * It cannot be undone by patches, because lists may have been reloaded meanwhile: a failed change is undone by the
 * opposite change.
 *
 * @param tags of the answers that may contain it
 * @param id of the object
 * @param field a property of the full object that mere references to it do not have
 */
export const changeCached =
  <T extends { _id: string }>(
    { tags, id, field }: { tags: readonly CacheTag[]; id: string; field: keyof T & string },
    change: (thing: T) => void,
  ): CacheChange =>
  (dispatch, getState) => {
    const state = getState();
    const isMeant = (thing: Readonly<Record<string, unknown>>): boolean => thing._id === id && field in thing;
    for (const { queryCacheKey, endpointName, originalArgs } of api.util.selectInvalidatedBy(state, tags)) {
      const paths = pathsTo(state.api.queries[queryCacheKey]?.data, isMeant);
      if (paths.length === 0) continue;
      const changeAll = (answer: unknown): void => paths.forEach((path) => change(at(answer, path) as T));
      dispatch(api.util.updateQueryData(endpointName as never, originalArgs as never, changeAll));
    }
  };
