import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';

export function siteOf(contacts: Record<string, { kind: 'hours' | 'address' | 'phone'; value: string }>): Manifest {
  return buildManifest(
    parseSite({
      site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts,
    }),
  );
}

export const HOURS = { kind: 'hours', value: 'Mo-Fr 09:00-18:00\nSa 10:00-12:00\nSu closed' } as const;
export const OWN = ['Mo-Fr 09:00-18:00', 'Sa 10:00-12:00'];
export const site = siteOf({ hours: HOURS });

export function data(members: Record<string, unknown>): string {
  const thing = { '@type': 'VeterinaryCare', name: 'Harrow Vets', ...members };
  return `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
}

export const week = (opens: string, closes: string, more = {}) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'https://schema.org/Friday'],
  opens,
  closes,
  ...more,
});
export const saturday = { dayOfWeek: 'Saturday', opens: '10:00', closes: '12:00' };
export const holiday = week('10:00', '12:00', { validFrom: '2026-12-24', validThrough: '2026-12-31' });
