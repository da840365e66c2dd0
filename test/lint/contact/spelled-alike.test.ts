import { describe, expect, test } from 'vitest';
import { spelledAlike } from '../../../src/lint/contact/spelled-alike.js';

describe('a number for machines stays one', () => {
  test.each([
    ['+353209127700', '+353209104471'],
    ['00353209127700', '00353209104471'],
    ['353209127700', '353209104471'],
    ['tel:+353209127700', 'tel:+353209104471'],
    ['0209127700', '0209104471'],
    ['+353 20 912 7700', '+353 20 910 4471'],
    ['020 912 7700', '+353 20 910 4471'],
    ['', '+353 20 910 4471'],
  ])('%s', (written, expected) => {
    expect(spelledAlike('+353 20 910 4471', '020 910 4471', written)).toBe(expected);
  });

  test('within a country, where the site does not show it so', () => {
    expect(spelledAlike('+353 20 910 4471', undefined, '0209127700')).toBe('+353209104471');
    expect(spelledAlike('020 910 4471', undefined, '0209127700')).toBe('0209104471');
  });

  test('what is no number stays as it is', () => {
    expect(spelledAlike('+353 20 910 4471', undefined, 'call us')).toBe('+353 20 910 4471');
  });
});
