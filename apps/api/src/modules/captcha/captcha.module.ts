import type { ApiModule } from '../../module.ts';
import { captchaRoutes } from './captcha.routes.ts';
import { forgetOldRows } from './captcha.service.ts';

export const captchaModule: ApiModule = {
  routes: [captchaRoutes],
  forgetOldRows,
};
