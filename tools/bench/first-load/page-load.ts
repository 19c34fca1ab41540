import type { Browser } from 'playwright';
import { isScript, kindOf, nameOf, type SeenRequest } from './requests.ts';
import { sizesOf, type Sizes } from './sizes.ts';
import { isShownWithout, visit, type Visitor } from './visit.ts';

export interface ScriptFile extends Sizes {
  file: string;
  requester: string;
}

/** The loads of a deep link. */
export interface PageLoad {
  /** Scripts that the feed needs, or that were requested before the first contentful paint. */
  first: ScriptFile[];
  /** Scripts that were loaded on their own after it. */
  later: ScriptFile[];
  others: { kind: string; requests: number; received: number }[];
}

export async function measurePage(browser: Browser, visitor: Visitor): Promise<PageLoad> {
  const { requests, scripts: contents, firstPictureAt } = await visit(browser, visitor);
  const scripts = distinct(requests.filter(isScript));
  const after = scripts.filter(({ startedAt }) => startedAt > firstPictureAt);
  const idle = await withoutNeed(browser, visitor, after);
  const weigh = async ({ url, requester }: SeenRequest): Promise<ScriptFile> => ({
    file: nameOf(url),
    requester,
    ...(await sizesOf(contents.get(url) ?? Buffer.alloc(0))),
  });
  return {
    first: await Promise.all(scripts.filter((script) => !idle.includes(script)).map(weigh)),
    later: await Promise.all(idle.map(weigh)),
    others: summarise(requests.filter((request) => !isScript(request))),
  };
}

/** The late scripts without which the feed is shown all the same; found by blocking each. */
async function withoutNeed(browser: Browser, visitor: Visitor, late: readonly SeenRequest[]): Promise<SeenRequest[]> {
  const isNeeded = async (scripts: readonly SeenRequest[]): Promise<boolean> =>
    !(await isShownWithout(
      browser,
      visitor,
      scripts.map(({ url }) => url),
    ));
  if (late.length === 0 || !(await isNeeded(late))) return [...late];
  const idle: SeenRequest[] = [];
  for (const script of late) {
    if (!(await isNeeded([script]))) idle.push(script);
  }
  return idle;
}

/** A preload and its use count as one file. */
const distinct = (requests: readonly SeenRequest[]): SeenRequest[] =>
  [...new Map(requests.toReversed().map((request) => [request.url, request])).values()].toReversed();

function summarise(requests: readonly SeenRequest[]): PageLoad['others'] {
  return [...Map.groupBy(requests, kindOf)].map(([kind, ofKind]) => ({
    kind,
    requests: ofKind.length,
    received: ofKind.reduce((total, { received }) => total + received, 0),
  }));
}
