import type { FormName } from '../component/resolution.js';
import type { BoundInlay, Group } from './bound.js';

/** What a place in a bound canvas takes for granted: it is only reached when this holds. */
export interface Assumptions {
  /** Whether the request brings usable HTML, by the key of the form. */
  usable: ReadonlyMap<string, boolean>;
  /** Whether the paragraph of a group stays. */
  torn: ReadonlyMap<Group, boolean>;
  /** Holes that the place is in. */
  depth: number;
}

/** What holds where no request has decided anything. */
export const NOTHING: Assumptions = { usable: new Map(), torn: new Map(), depth: 0 };

/** A key for a form, of which a site has one of a name. */
export function formKey({ provider, form }: FormName): string {
  return JSON.stringify([provider, form]);
}

/** The same, and whether a form has usable HTML. */
export function assumeForm(assumed: Assumptions, form: FormName, usable: boolean): Assumptions {
  return { ...assumed, depth: assumed.depth + 1, usable: new Map(assumed.usable).set(formKey(form), usable) };
}

/** The same, and whether the paragraph of a group stays, because some of its undecided forms have no usable HTML. */
export function assumeTorn(assumed: Assumptions, group: Group, forms: Forms, torn: boolean): Assumptions {
  const usable = new Map(assumed.usable);
  // Of several forms nobody knows which has none.
  if (!torn || forms.size === 1) for (const key of forms.keys()) usable.set(key, !torn);
  return { depth: assumed.depth + 1, usable, torn: new Map(assumed.torn).set(group, torn) };
}

type Forms = Group['forms'];

/** Whether the paragraph of an inlay stays, or the forms that the request decides it by. */
export function isTorn({ apart }: BoundInlay, { torn, usable }: Assumptions): boolean | Forms {
  if (!apart) return false;
  const { group } = apart;
  const settled = group.torn || torn.get(group);
  if (settled !== undefined) return settled;
  const undecided = new Map([...group.forms].filter(([key]) => usable.get(key) !== true));
  if ([...undecided.keys()].some((key) => usable.get(key) === false)) return true;
  return undecided.size > 0 && undecided;
}
