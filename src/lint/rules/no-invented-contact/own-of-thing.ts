/** What is known of every contact that a thing has which is who the site belongs to. */
export const OWN = {
  source: 'structured data',
  place: 'text',
  label: 'nothing',
  link: undefined,
  isPlain: true,
  isOwn: true,
} as const;
