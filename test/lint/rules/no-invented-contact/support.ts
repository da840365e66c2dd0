import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { type Finding, lint } from '../../../../src/lint/index.js';

/** What the site of a test has besides its language. */
export interface OwnContacts {
  name?: string;
  phone?: string;
  address?: string;
}

/** A site of a language with a number, a mailbox and, where it is given, a postal address. */
export function siteIn(
  language: string,
  { name = 'Harrow Vets', phone = '+442079460958', address }: OwnContacts = {},
): Manifest {
  return buildManifest(
    parseSite({
      site: { name, description: 'A house', url: 'https://harrow-vets.example', language },
      theme: { name: 'Plain', version: '1.0.0' },
      social: [{ network: 'instagram', url: 'https://www.instagram.com/harrow.vets' }],
      contacts: {
        phone: { kind: 'phone', value: phone },
        email: { kind: 'email', value: 'hello@harrow-vets.example' },
        ...(address !== undefined && { address: { kind: 'address' as const, value: address } }),
      },
    }),
  );
}

/** The findings of contacts that a site does not have. */
export function invented(canvas: string, manifest: Manifest): Finding[] {
  return lint(canvas, manifest).filter(({ rule }) => rule === 'no-invented-contact');
}

/** What a finding of a contact says of it. */
export function evidenceOf({ evidence }: Finding): { value?: string; kind?: string } {
  return evidence ?? {};
}
