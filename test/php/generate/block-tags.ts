import { COMPONENTS } from '../../../src/component/table.js';

/** The components that a paragraph cannot hold. */
export function blockTags(): string[] {
  return Object.values(COMPONENTS)
    .filter(({ block }) => block)
    .map(({ tag }) => tag);
}
