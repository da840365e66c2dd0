import { refuse } from '../../api/problem.js';
import type { SlotBody } from '../../site/kinds/slot.js';
import type { Document } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';

/** Every slot in the order of the ids. */
export async function allSlots({ site }: Pick<ThemeDeps, 'site'>): Promise<Document<SlotBody>[]> {
  return (await site.store.all('slot')) as Document<SlotBody>[]; // the store checks bodies by the schemas of their kinds
}

/** @returns nothing where there is none */
export async function findSlot(
  { site }: Pick<ThemeDeps, 'site'>,
  id: unknown,
): Promise<Document<SlotBody> | undefined> {
  return (await site.store.get('slot', String(id))) as Document<SlotBody> | undefined; // as above
}

/** @throws ApiProblem `not-found` */
export async function readSlot(deps: Pick<ThemeDeps, 'site'>, id: unknown): Promise<Document<SlotBody>> {
  return (await findSlot(deps, id)) ?? refuse('not-found', `There is no slot \`${id}\``);
}
