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
