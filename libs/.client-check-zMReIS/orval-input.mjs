/** The mark of calls beyond the specification's table; they lie in the file of their area all the same. */
const MARKING_TAG = 'addition';

/**
 * What pages call before their first picture, by who calls it: every page of the site, and the feed's home. In the files
 * of their areas they would bring along whatever later pages call of the same area.
 */
const FIRST_CALLS = {
  opening: [
    'getCurrentUser',
    'getCurrentPerformer',
    'updateUser',
    'checkCountry',
    'getPublicSettings',
    'getSettingsByKeys',
  ],
  home: [
    'listFeedPosts',
    'listLandingFeedPosts',
    'viewFeedPost',
    'listTrending',
    'getRandomPerformers',
    'getTopPerformers',
    'searchPerformers',
    'searchSitePromos',
  ],
};

const fileOfFirst = new Map(Object.entries(FIRST_CALLS).flatMap(([file, ids]) => ids.map((id) => [id, file])));

/** `{ data: T }` to `T`: the mutator unwraps the envelope, so the types must not show it. */
function unwrapEnvelope(schema) {
  return schema?.properties?.data ?? schema;
}

function withoutEnvelope(response) {
  const json = response?.content?.['application/json'];
  if (!json) return response;
  const unwrapped = { ...json, schema: unwrapEnvelope(json.schema) };
  return { ...response, content: { ...response.content, 'application/json': unwrapped } };
}

const fileOf = ({ operationId, tags }) =>
  fileOfFirst.has(operationId) ? [fileOfFirst.get(operationId)] : tags?.filter((tag) => tag !== MARKING_TAG);

function plainOperation(operation) {
  const successes = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
  return {
    ...operation,
    tags: fileOf(operation),
    // Headers are the business of the axios instance and of those who pay.
    ...(operation.parameters && { parameters: operation.parameters.filter((parameter) => parameter.in !== 'header') }),
    responses: Object.fromEntries(successes.map(([status, response]) => [status, withoutEnvelope(response)])),
  };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** What heads every generated file. */
const INTRODUCTION = 'Every answer is `{ data }`; every failure has a stable `code`.';

/** Paths relative to the base URL of the axios instance. */
const belowBase = (path) => path.replace(/^\/api(?=\/)/, '');

/**
 * The document as orval should see it: paths below the base URL, answers without their envelope, errors left out
 * (they arrive as ApiError), one tag an operation.
 *
 * @param {object} document OpenAPI 3.1
 */
export function operationsOnly(document) {
  const plainItem = (item) =>
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [key, METHODS.includes(key) ? plainOperation(value) : value]),
    );
  const paths = Object.entries(document.paths).map(([path, item]) => [belowBase(path), plainItem(item)]);
  // The whole introduction would head every generated file.
  const info = { ...document.info, description: INTRODUCTION };
  return { ...document, info, paths: Object.fromEntries(paths) };
}
