import { type ClientOptions, createClient as createClientOf } from './api/client.js';
import { THEME_ROUTES } from './theme/routes.js';

export { type CallInput, type CallResult, type ClientOptions, ClientProblem } from './api/client.js';

/**
 * A function that calls the operations of the Theme API, with the types of its routes: `call('saveMenus', { body: … })`.
 *
 * @throws ClientProblem the function, for what is no good answer
 */
export function createClient(options: ClientOptions) {
  return createClientOf(THEME_ROUTES, options);
}
