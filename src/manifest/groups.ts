import type { ResourceGroup } from '../component/resource-group.js';
import { RESOURCE_GROUPS } from '../component/table.js';
import { attachmentResources } from './attachments.js';

/** The groups of a manifest's resources: what components show, and what stands by itself. */
export const GROUPS: readonly ResourceGroup[] = [...RESOURCE_GROUPS, attachmentResources];
