import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('ar', {
  name: 'مطعم بيت الهيل',
  phone: '+96525710944',
  address: 'شارع سالم المبارك، مجمع النخيل، السالمية',
});
const told = (text: string) => {
  const canvas = `<footer><p>${text}</p></footer>`;
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
};

describe('an address of the Gulf', () => {
  test.each([
    'شارع الخليج العربي، السالمية، قطعة ٩، الكويت',
    'شارع الخليج العربي، السالمية، قطعة 9',
    'شارع الخليج العربي، قطعة 9، السالمية، الكويت',
    'شارع الخليج العربي، السالمية، قسيمة ٩، الكويت',
    'شارع الخليج العربي، السالمية، جادة ٩، الكويت',
    'السالمية، شارع الخليج العربي، قطعة ٩',
    'حولي، شارع تونس، قطعة ٤، مبنى ٢٢',
    'برج الراية، الطابق ١٢، شرق، الكويت',
    'شارع الشيخ زايد، برج المركز، الطابق ٢٣، دبي',
    'Arabian Gulf Street, Salmiya, Block 9, Kuwait',
    'Block 9, Arabian Gulf Street, Salmiya, Kuwait',
    'Al Raya Tower, Floor 12, Sharq, Kuwait',
    'Torre Picasso, Planta 12, Madrid',
  ])('%s', (address) => {
    expect(told(address)).toEqual([address]);
    expect(told(`📍 ${address}`)).toEqual([address]);
  });

  test.each([
    'شارع سالم المبارك، مجمع النخيل، السالمية',
    'قطعة ٩',
    'قطعة ٩ من الدجاج، بطاطس، الكويت',
    'الطابق ١٢، الكويت',
    'برج الراية، شرق، الكويت',
    'Tower Bridge, London',
    'Chicken Tower, 12 pieces, Kuwait',
    'Arabian Gulf Street, Salmiya, 9 tables',
  ])('near miss: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
