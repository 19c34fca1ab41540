import type { EarningBreakdown } from '@barg/api-client/models';
import { isolate } from '@barg/runtime/isolate';

type Fan = NonNullable<EarningBreakdown['groups'][number]['user']>;

/** Names of fans that can be told apart: names are free, so that several may share one; usernames are not. */
export const nameFans = (fans: readonly Fan[]): ((fan: Fan) => string) => {
  const byName = Map.groupBy(fans, ({ name }) => name);
  return ({ name, username }) => {
    const isShared = (byName.get(name)?.length ?? 0) > 1;
    return isShared && username ? `${isolate(name)} ${isolate(`@${username}`)}` : name;
  };
};
