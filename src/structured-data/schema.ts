import * as z from '../zod.js';

const postalAddressSchema = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: z.string(),
  postalCode: z.string(),
  addressLocality: z.string(),
  addressRegion: z.string().optional(),
  addressCountry: z.string().optional(),
});

const addressSchema = z.union([z.string().describe('As the site has it, in one line'), postalAddressSchema]);

/**
 * What search engines and assistants read of who is behind a site, as JSON-LD.
 *
 * @see https://schema.org/Organization
 */
export const structuredDataSchema = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z
      .enum(['Organization', 'LocalBusiness'])
      .describe('`LocalBusiness` where the site has an address, and a number or opening hours'),
    '@id': z.string().describe('What other structured data can name it by'),
    name: z.string().optional(),
    url: z.string(),
    description: z.string().optional(),
    logo: z
      .strictObject({
        '@type': z.literal('ImageObject'),
        url: z.string(),
        width: z.int().positive().optional(),
        height: z.int().positive().optional(),
      })
      .optional(),
    sameAs: z.array(z.string()).optional().describe('Profiles on social networks'),
    telephone: z.string().optional().describe('The first number'),
    email: z.string().optional().describe('The first mail address'),
    contactPoint: z
      .array(
        z.strictObject({
          '@type': z.literal('ContactPoint'),
          telephone: z.string().optional(),
          email: z.string().optional(),
        }),
      )
      .optional()
      .describe('All numbers and mail addresses'),
    address: z.union([addressSchema, z.array(addressSchema)]).optional(),
    openingHours: z.array(z.string()).optional().describe('Such as `Mo-Fr 09:00-18:00`; of a `LocalBusiness` alone'),
  })
  .describe('JSON-LD of schema.org');

/** Structured data of a site: plain JSON. */
export type StructuredData = z.infer<typeof structuredDataSchema>;

/** A postal address in its parts. */
export type PostalAddress = z.infer<typeof postalAddressSchema>;
