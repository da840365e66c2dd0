/** What a part has classes for. */
export type State =
  | 'class'
  | 'nested'
  | 'current'
  | 'ancestor'
  | 'parent'
  | 'children'
  | 'disclosed'
  /** Where a link and what opens its submenu, or an icon and a name, stand beside each other. */
  | 'beside'
  | 'hidden';

/** A part as a state or a preset gives it: its classes, or those by what it stands for, and its `data-` attributes. */
export type Given = string | (Partial<Record<State, string>> & { data?: Record<string, string> | undefined });

/** Classes of a part, by the state in which it has them. */
export interface PartClasses {
  class: readonly string[];
  /** Within a submenu, in place of `class`; nothing where it is the same there. */
  nested: readonly string[] | undefined;
  current: readonly string[];
  ancestor: readonly string[];
  parent: readonly string[];
  children: readonly string[];
  disclosed: readonly string[];
  /** Where a link and what opens its submenu, or an icon and a name, stand beside each other. */
  beside: readonly string[];
  /** Where it is heard and not seen. */
  hidden: readonly string[];
  data: Readonly<Record<string, string>>;
}
