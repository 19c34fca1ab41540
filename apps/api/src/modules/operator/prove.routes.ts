import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { guarded } from '../auth/auth.routes.ts';
import { PROOF_ERRORS, proofBody } from '../two-step/two-step.schema.ts';
import { operatorTags } from './operator-tags.ts';
import { proveOperator } from './prove.service.ts';

export const proveRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/auth/prove',
    {
      config: { access: 'operator', proof: false, ...guarded },
      schema: {
        operationId: 'proveOperator',
        errors: PROOF_ERRORS,
        description:
          'Proves that the operator of this session is there: by a code of the second step, or by the password where there is none. It holds for ten minutes, for the calls that answer `auth.proof_required` without it.',
        tags: operatorTags,
        body: proofBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await proveOperator(context, accountOf(request), request.body);
      return ok;
    },
  );
};
