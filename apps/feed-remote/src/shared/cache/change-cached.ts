import { api, type AppDispatch, type CacheTag, type RootState } from '@barg/session';

type Path = readonly string[];

export type CacheChange = (dispatch: AppDispatch, getState: () => RootState) => void;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where in an answer the thing stands; it holds no second copy of itself. */
function pathsTo(
  value: unknown,
  isMeant: (thing: Readonly<Record<string, unknown>>) => boolean,
  path: Path = [],
): Path[] {
  if (!isObject(value)) return [];
  if (isMeant(value)) return [path];
  return Object.keys(value).flatMap((key) => pathsTo(value[key], isMeant, [...path, key]));
}

/** What stands at a place of an answer that is being changed. */
const at = (answer: unknown, path: Path): unknown =>
  path.reduce((value, key) => (isObject(value) ? value[key] : undefined), answer);

/**
 * Changes a thing wherever an answer shows it that carries one of the tags. Endpoints are not named: they are added by
 * the screens that ask them, and no screen brings those of every other.
 *
 * There is no undo by patches: lists may have been read anew meanwhile, so a failed change is taken back by its
 * opposite.
 *
 * @param tags of the answers that may show it
 * @param id of the thing
 * @param field what only the whole of it has, not a mention of it
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
