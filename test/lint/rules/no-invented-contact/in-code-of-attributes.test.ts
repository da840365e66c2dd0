import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const values = (canvas: string) => invented(canvas, siteIn('en')).map((finding) => evidenceOf(finding).value);

describe('contacts in attributes that libraries read as code', () => {
  test.each([
    [`<div x-data="{ phone: '+44 20 7946 0111' }"></div>`, ['+44 20 7946 0111']],
    [
      `<div x-data="{ open: false, phone: '+44 20 7946 0111', email: 'book@harrow-vets.example' }"></div>`,
      ['+44 20 7946 0111', 'book@harrow-vets.example'],
    ],
    [`<div x-init="phone = '020 7946 0111'"></div>`, ['020 7946 0111']],
    [`<div ng-init="phone='+442079460111'"></div>`, ['+442079460111']],
    [`<a x-bind:href="'tel:+442079460111'">Call</a>`, ['tel:+442079460111']],
    [`<a :href="'tel:+442079460111'">Call</a>`, ['tel:+442079460111']],
    [`<button @click="location.href='tel:+442079460111'">Call</button>`, ['tel:+442079460111']],
    [`<p :phone="'+442079460111'"></p>`, ['+442079460111']],
  ])('%s', (canvas, expected) => {
    expect(values(canvas)).toEqual(expected);
  });

  test.each([
    [`<div x-data="{ phone: '+44 20 7946 0958' }"></div>`],
    [`<div x-data="{ orderNumber: '2079460111', price: '10.20' }"></div>`],
    [`<div x-data="{ phone: '', pattern: '020 7946 0111' }"></div>`],
    [`<div x-data="{ customerPhone: '020 7946 0111' }"></div>`],
    [`<input :placeholder="'020 7946 0111'">`],
    [`<pre><code><i x-data="{ phone: '020 7946 0111' }"></i></code></pre>`],
  ])('near miss: %s', (canvas) => {
    expect(values(canvas)).toEqual([]);
  });
});
