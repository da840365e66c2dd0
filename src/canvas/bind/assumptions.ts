import type { FormName } from '../../component/resolution.js';
import type { Bound, BoundInlay, Group } from './bound.js';

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
  // With several forms, any of them may be the one without HTML; a single form must be it.
  if (!torn || forms.size === 1) for (const key of forms.keys()) usable.set(key, !torn);
  return { depth: assumed.depth + 1, usable, torn: new Map(assumed.torn).set(group, torn) };
}

type Forms = Group['forms'];

/** A paragraph that goes or stays by what the request brings for forms. */
export interface Undecided {
  group: Group;
  undecided: Forms;
}

/** An inlay as it is where these assumptions hold, or what decides it. */
export function settle(entry: BoundInlay, { torn, usable }: Assumptions): Bound | Undecided {
  if (!entry.apart) return entry;
  const { group } = entry.apart;
  const settled = group.torn || torn.get(group);
  if (settled !== undefined) return settled ? entry.apart : entry;
  const undecided = new Map([...group.forms].filter(([key]) => usable.get(key) !== true));
  if (undecided.size === 0) return entry;
  const isMissing = [...undecided.keys()].some((key) => usable.get(key) === false);
  return isMissing ? entry.apart : { group, undecided };
}
