import type { DocElement } from '../../document/element.js';
import type { Control } from '../../form/controls.js';

/** A form as this rule looks at it. */
export interface Sent {
  /** The form, or what groups the controls. */
  element: DocElement;
  /** What people fill in. */
  controls: readonly Control[];
  /** What sends it, or looks as if it did. */
  buttons: readonly DocElement[];
  /** Fields that people don't see. */
  hidden: readonly DocElement[];
}
