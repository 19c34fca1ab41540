import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema, pageQuery } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { changeFolder, createFolder, moveItems, removeFolder } from './folders.service.ts';
import {
  bookmarkTypeParams,
  folderAnswer,
  folderBody,
  libraryAnswer,
  libraryQuery,
  moveAnswer,
  moveBody,
  summaryAnswer,
} from './library.schema.ts';
import { getLibrary, summarizeLibrary } from './library.service.ts';

const tags = ['library', 'addition'];
const config = { access: 'any' } as const;
const writing = { ...config, rateLimit: { max: 60, timeWindow: '1 minute' } };

/** A member's bookmarked and bought things of all types, and their folders. */
export const libraryRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/reactions/:type/bookmark',
    {
      config,
      schema: {
        operationId: 'listBookmarks',
        description: 'Bookmarks of one type, newest first.',
        tags: ['reactions'],
        params: bookmarkTypeParams,
        querystring: pageQuery,
        response: { 200: libraryAnswer },
      },
    },
    async (request) => ({
      data: await getLibrary(context, memberOf(request), { ...request.query, ...request.params, kept: 'bookmarked' }),
    }),
  );

  app.get(
    '/library',
    {
      config,
      schema: {
        operationId: 'listLibrary',
        description: 'What the caller has bought or bookmarked, newest first, by type, performer, folder and time.',
        tags,
        querystring: libraryQuery,
        response: { 200: libraryAnswer },
      },
    },
    async (request) => ({ data: await getLibrary(context, memberOf(request), request.query) }),
  );

  app.get(
    '/library/summary',
    {
      config,
      schema: {
        operationId: 'getLibrarySummary',
        description: 'How much of each type is in the library, and its folders.',
        tags,
        response: { 200: summaryAnswer },
      },
    },
    async (request) => ({ data: await summarizeLibrary(context, memberOf(request)) }),
  );

  app.post(
    '/library/folders',
    {
      config: writing,
      schema: {
        operationId: 'createLibraryFolder',
        errors: ['library.folder_exists', 'library.too_many_folders'],
        description: 'Makes a folder of the library.',
        tags,
        body: folderBody,
        response: { 200: folderAnswer },
      },
    },
    async (request) => {
      const { name } = request.body;
      const id = await createFolder(context, accountOf(request), name);
      return { data: { _id: id, name, itemCount: 0 } };
    },
  );

  app.put(
    '/library/folders/:id',
    {
      config: writing,
      schema: {
        operationId: 'renameLibraryFolder',
        errors: ['library.folder_exists'],
        description: 'Renames a folder of the library.',
        tags,
        params: idParams,
        body: folderBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await changeFolder(context, accountOf(request), request.params.id, request.body.name);
      return ok;
    },
  );

  app.delete(
    '/library/folders/:id',
    {
      config: writing,
      schema: {
        operationId: 'deleteLibraryFolder',
        description: 'Deletes a folder; what is in it stays in the library.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await removeFolder(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  app.post(
    '/library/moves',
    {
      config: writing,
      schema: {
        operationId: 'moveLibraryItems',
        description: 'Moves items of the library into a folder, or out of all with `folderId` null.',
        tags,
        body: moveBody,
        response: { 200: moveAnswer },
      },
    },
    async (request) => ({ data: { moved: await moveItems(context, accountOf(request), request.body) } }),
  );
};
