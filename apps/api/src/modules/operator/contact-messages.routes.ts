import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { dataOf, idParams, listOf } from '../../shared/wire.ts';
import { contactMessageSchema, contactMessagesQuery } from '../contact/contact.schema.ts';
import { listContactMessages, markHandled } from '../contact/contact.service.ts';
import { recordAudit } from '../audit/audit.ts';
import { operatorTags } from './operator-tags.ts';

export const contactMessagesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/contact-messages',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listContactMessages',
        description: 'Letters from the contact page, newest first.',
        tags: operatorTags,
        querystring: contactMessagesQuery,
        response: { 200: listOf(contactMessageSchema) },
      },
    },
    async (request) => ({ data: await listContactMessages(context.db, request.query) }),
  );

  app.post(
    '/operator/contact-messages/:id/handle',
    {
      config: { access: 'operator', proof: false },
      schema: {
        operationId: 'handleContactMessage',
        description: 'Marks a letter as handled.',
        tags: operatorTags,
        params: idParams,
        response: { 200: dataOf(contactMessageSchema) },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const messageId = request.params.id;
      const data = await context.work(async (unit) => {
        const { message, isHandledNow } = await markHandled(unit, { messageId, operatorId });
        if (!isHandledNow) return message;
        await recordAudit(unit, {
          operatorId,
          action: 'contact-message.handled',
          targetType: 'contact-message',
          targetId: messageId,
          details: { subject: message.subject },
        });
        return message;
      });
      return { data };
    },
  );
};
