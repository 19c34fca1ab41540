export interface ListedObject {
  key: string;
  modifiedAt: Date;
  size: number;
}

/** Small, so that tests get several pages. */
const PAGE = 2;

/** One page of ListObjectsV2: the keys with a prefix; with a delimiter, deeper keys as common prefixes. */
export function listPage(objects: readonly ListedObject[], query: URLSearchParams): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const below = objects.filter(({ key }) => key.startsWith(prefix));
  const entries = below.map((object) => {
    const end = query.has('delimiter') ? object.key.indexOf('/', prefix.length) : -1;
    return end < 0 ? { key: object.key, object } : { key: object.key.slice(0, end + 1), object: null };
  });
  const distinct = [...new Map(entries.map((entry) => [entry.key, entry])).values()];
  const rest = distinct.toSorted((a, b) => (a.key < b.key ? -1 : 1)).filter(({ key }) => key > after);
  const page = rest.slice(0, PAGE);
  const next = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>` : '';
  const items = page.map(({ key, object }) =>
    object
      ? `<Contents><Key>${key}</Key><Size>${object.size}</Size>` +
        `<LastModified>${object.modifiedAt.toISOString()}</LastModified></Contents>`
      : `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`,
  );
  const isTruncated = `<IsTruncated>${rest.length > PAGE}</IsTruncated>`;
  return `<?xml version="1.0"?><ListBucketResult>${isTruncated}${next}${items.join('')}</ListBucketResult>`;
}
