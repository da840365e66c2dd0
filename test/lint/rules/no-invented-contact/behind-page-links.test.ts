import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('en');
const CHAT = '<a href="https://wa.me/447700900123">WhatsApp</a>';
const PHONE = '<a href="tel:+442079460123">020 7946 0123</a>';
const told = (before: string, contact: string) =>
  invented(`<main><h1>x</h1></main><footer><div>${before} ${contact}</div></footer>`, site).length;

describe('what a link or button before a contact says is of that link', () => {
  test.each([
    '<a href="/x">Our Services</a>',
    '<a href="/x">Unsere Leistungen</a>',
    '<a href="/x">Nuestros Servicios</a>',
    '<a href="/x">Nos Prestations</a>',
    '<a href="/x">احجز موعدك الآن</a>',
    '<a href="/x">خدماتنا</a>',
    '<a href="/x">予約する</a>',
    '<a href="/x">サービス</a>',
    '<a href="/x">Забронировать</a>',
    '<a href="/privacy">Privacy Policy</a>',
    '<a href="https://harrow-vets.example/x">Request a Quote</a>',
    '<a href="#">Get Started</a>',
    '<a href="/x" class="btn">Zur Werkstatt hier</a>',
    '<button>Our Services</button>',
  ])('%s', (before) => {
    expect(told(before, CHAT)).toBe(1);
    expect(told(before, PHONE)).toBe(1);
  });

  test.each([
    '<a href="/team/anna">Anna Berg</a>',
    '<a href="/x" class="btn">Anna Berg</a>',
    '<a href="/x">Murphy Plumbing</a>',
    '<a href="https://murphy.example/">Our Services</a>',
    '<a href="//murphy.example/">Our Services</a>',
    '<a href="/x">كريستينا خوري</a>',
    '<a href="/x">山田花子</a>',
    '<a href="/x">Our Services</a> Murphy Plumbing',
    'Murphy Plumbing',
    '<a href="/x">Schunk Anna</a>',
  ])('near miss, it may be whose it is: %s', (before) => {
    expect(told(before, CHAT)).toBe(0);
    expect(told(before, PHONE)).toBe(0);
  });
});
