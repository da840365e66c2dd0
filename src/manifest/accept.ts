import { TEXT_STEP } from '../component/logo/choose-logo.js';
import { fromFindings } from './accept-findings.js';
import type { AcceptedRule, Evidence, Judgement, Verdict } from './judgement.js';
import type { Manifest } from './schema.js';

export type { AcceptedRule, Evidence, Verdict } from './judgement.js';

export interface Acceptance {
  /** `fail` if any rule fails, else `needs-evidence` if any does, else `pass`. */
  verdict: 'pass' | 'fail' | 'needs-evidence';
  /** The six rules in their order. */
  rules: AcceptedRule[];
}

/** The rules as data: what each is called and how it judges. */
const RULES: { id: string; title: string; judge(manifest: Manifest, evidence: Evidence): Judgement }[] = [
  { id: 'answers', title: 'The manifest answers with HTTP status 200', judge: answers },
  { id: 'assigned-menu', title: 'At least one location has a menu assigned', judge: assignedMenu },
  { id: 'logo', title: 'A logo variant is usable, or the name stands in as text', judge: logo },
  {
    id: 'no-duplicates',
    title: 'Canvases do not repeat configured resources by hand, and invent none',
    judge: noDuplicates,
  },
  { id: 'forms', title: 'Forms use x-addon where a provider is active', judge: forms },
  { id: 'readable', title: 'All content is readable in the initial source', judge: readable },
];

/**
 * Judges a site by the six acceptance rules. What the manifest alone can't show needs evidence, and is never guessed.
 */
export function acceptManifest(manifest: Manifest, evidence: Evidence = {}): Acceptance {
  const rules = RULES.map(({ id, title, judge }) => ({ id, title, ...judge(manifest, evidence) }));
  const has = (verdict: Verdict) => rules.some((rule) => rule.verdict === verdict);
  return { verdict: has('fail') ? 'fail' : has('needs-evidence') ? 'needs-evidence' : 'pass', rules };
}

function answers(_manifest: Manifest, { status }: Evidence): Judgement {
  if (status === 200) return { verdict: 'pass', evidence: 'Answered with status 200' };
  if (status === undefined) {
    const advice = 'Ask the address that publishes the manifest, and give the status of its answer';
    return { verdict: 'needs-evidence', evidence: 'No HTTP status is known', advice };
  }
  const advice = 'Publish the manifest at a public address that answers 200 to GET';
  return { verdict: 'fail', evidence: `Unexpected status ${status}, expected 200`, advice };
}

function assignedMenu({ resources }: Manifest, { navigation = true }: Evidence): Judgement {
  if (!navigation) return { verdict: 'not-applicable', evidence: 'The site needs no navigation' };
  const places = Object.entries(resources.menus);
  const assigned = places.filter(([, { assigned }]) => assigned);
  const shown = assigned.filter(([, { item_count: count }]) => count !== 0).map(([location]) => location);
  if (shown.length > 0) return { verdict: 'pass', evidence: `Assigned: ${shown.join(', ')}` };
  const [empty] = assigned;
  const evidence = empty
    ? `The menu of \`${empty[0]}\` has no items with a label`
    : `None of ${places.length} locations has a menu`;
  const advice = 'Assign a menu with items to a location, at best `topic` for the header';
  return { verdict: 'fail', evidence, advice };
}

function logo({ resources: { logos } }: Manifest): Judgement {
  const images = Object.entries(logos.variants).filter(([, { usable, step }]) => usable && step !== TEXT_STEP);
  if (images.length > 0)
    return { verdict: 'pass', evidence: `Images for ${images.map(([variant]) => variant).join(', ')}` };
  if (logos.text.trim() !== '')
    return { verdict: 'pass', evidence: `No image is usable; \`${logos.text}\` stands in as text` };
  return {
    verdict: 'fail',
    evidence: 'No image is usable and the site has no name',
    advice: 'Configure a logo or a site name',
  };
}

/** Copies of what the site has, and what is made up in its place: either stands where a component is meant. */
const BY_HAND = [
  ...['no-static-logo', 'no-static-menu', 'no-static-social', 'no-static-contact'],
  ...['no-invented-menu', 'no-invented-profile', 'no-invented-contact', 'no-invented-attachment'],
];

function noDuplicates(_manifest: Manifest, evidence: Evidence): Judgement {
  return fromFindings(
    evidence,
    BY_HAND,
    'Write the component that each finding names in place of what stands there by hand',
  );
}

const FORM_RULES = ['no-static-form', 'no-fictitious-form', 'no-invented-nonce', 'available-addon'];

function forms({ resources }: Manifest, evidence: Evidence): Judgement {
  const active = Object.entries(resources.addons).filter(([, { status }]) => status !== 'inactive');
  if (active.some(([, provider]) => provider.forms.length > 0)) {
    return fromFindings(evidence, FORM_RULES, 'Write x-addon in place of hand-written forms; invent no nonce');
  }
  const names = active.map(([name]) => `\`${name}\``).join(', ');
  const none = active.length === 0 ? 'No provider of forms is active' : `No form is configured at ${names}`;
  // A nonce that somebody made up is wrong with or without a form to show in its place.
  const nonces = fromFindings(evidence, ['no-invented-nonce'], 'Invent no nonce: leave its value to the server');
  if (nonces.verdict === 'fail') return { ...nonces, evidence: `${nonces.evidence}. ${none}` };
  return { verdict: 'not-applicable', evidence: none };
}

function readable(_manifest: Manifest, evidence: Evidence): Judgement {
  return fromFindings(
    evidence,
    ['readable-source'],
    'Put the content into the initial HTML; let scripts only add to it',
  );
}
