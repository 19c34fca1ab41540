import { accountOf } from '../../viewing/caller.ts';
import { localeOf } from '../../plugins/errors.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { noAccess } from '../../viewing/access.policy.ts';
import { decideFileAccess } from './files.policy.ts';
import { memberOf, onlookerOf } from '../../viewing/onlooker.ts';
import { presentFileStatus, presentMediaFile, presentPublicInfo } from './files.presenter.ts';
import {
  fileBody,
  filesBody,
  fileStatusAnswer,
  mediaFileAnswer,
  mediaFilesAnswer,
  publicInfoAnswer,
} from './files.schema.ts';
import { mediaRoutes } from './media.routes.ts';
import { findVisibleFiles, getOpenFile, getOwnFile } from './files.service.ts';

export const filesRoutes: ModuleRoutes = async (app, context) => {
  await mediaRoutes(app, context);

  app.get(
    '/files/:id/status',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getFileStatus',
        description: 'How far an own file has been prepared.',
        tags: ['files'],
        params: idParams,
        response: { 200: fileStatusAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const file = await getOwnFile(context, request.params.id, account);
      const access = decideFileAccess(file, account) ?? noAccess;
      return { data: presentFileStatus(file, access, { signer: context.mediaSigner, locale: localeOf(request) }) };
    },
  );

  app.post(
    '/files/sign-url',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'signFileUrl',
        errors: ['files.locked'],
        description: 'A fresh signed address of a file, after a look at whether the caller may open it.',
        tags: ['files'],
        body: fileBody,
        response: { 200: mediaFileAnswer },
      },
    },
    async (request) => {
      const { file, access } = await getOpenFile(context, request.body.fileId, memberOf(request));
      return { data: presentMediaFile(file, access, context.mediaSigner) };
    },
  );

  app.post(
    '/files/sign-urls',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'signFileUrls',
        description:
          'Fresh signed addresses of several files. One that is locked for the caller comes without; unknown ones are left out.',
        tags: ['files'],
        body: filesBody,
        response: { 200: mediaFilesAnswer },
      },
    },
    async (request) => {
      const found = await findVisibleFiles(context, request.body.fileIds, memberOf(request));
      const data = found.map(({ file, access }) => presentMediaFile(file, access, context.mediaSigner));
      return { data: { data, total: data.length } };
    },
  );

  app.post(
    '/files/public-info',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getPublicFileInfo',
        description: 'What is known of files that everybody may see.',
        tags: ['files'],
        body: filesBody,
        response: { 200: publicInfoAnswer },
      },
    },
    async (request) => {
      const found = await findVisibleFiles(context, request.body.fileIds, onlookerOf(request));
      return { data: { data: found.map(({ file }) => presentPublicInfo(file)), total: found.length } };
    },
  );
};
