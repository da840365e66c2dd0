import { describe, expect, test } from 'vitest';
import { mailtoUrl, telUrl } from '../../../src/component/contact/contact-link.js';

describe('telUrl, by RFC 3966', () => {
  test.each([
    ['+390612345678', 'tel:+390612345678'],
    ['+39 06 1234 5678', 'tel:+390612345678'],
    ['+39.06-1234/5678', 'tel:+390612345678'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['(+39) 06 1234', 'tel:+39061234'],
    ['0039 06 1234', 'tel:+39061234'],
    ['06 1234 5678', 'tel:0612345678'],
    ['(020) 7946 0958', 'tel:02079460958'],
    ['+1 555 0100 ext. 12', 'tel:+15550100;ext=12'],
    ['+1 555 0100 x12', 'tel:+15550100;ext=12'],
    ['+1 555 0100 #12', 'tel:+15550100;ext=12'],
    ['+15550100;ext=12', 'tel:+15550100;ext=12'],
    ['tel:+15550100', 'tel:+15550100'],
    ['112', 'tel:112'],
    ['+39 (0)55 123456', 'tel:+39055123456'],
    ['\u202a+39 06 12\u202c', 'tel:+390612'],
    ['( 0039 ) 06 12', 'tel:+390612'],
    ['+966 ١١ ٢٣٤', 'tel:+96611234'],
    ['555-1234 int. 5', 'tel:5551234;ext=5'],
    ['06\u20131234', 'tel:061234'],
  ])('%j is %s', (value, expected) => {
    expect(telUrl(value)).toBe(expected);
  });

  test.each([
    ...['', 'call us', '+', 'x', '+1-800-FLOWERS', '06 1234 / 06 5678', '06 1234, 06 5678', '*123#', '#31#'],
    ...['+39 06 1234 (orario 9-12)', 'Phone: +39 06 1', '1234567890123456'],
  ])('%j is not one number', (value) => {
    expect(telUrl(value)).toBeUndefined();
  });
});

describe('mailtoUrl, by RFC 6068', () => {
  test.each([
    ['info@a.example', 'mailto:info@a.example'],
    [' mailto:info@a.example ', 'mailto:info@a.example'],
    ['a+b@a.example', 'mailto:a+b@a.example'],
    ["o'hara!$*@a.example", "mailto:o'hara!$*@a.example"],
    ['a&b=c?d@a.example', 'mailto:a%26b%3Dc%3Fd@a.example'],
    ['50%@a.example', 'mailto:50%25@a.example'],
    ['"a@b"@a.example', 'mailto:%22a%40b%22@a.example'],
    ['info@müller.example', 'mailto:info@m%C3%BCller.example'],
    ['\ud800@a.example', 'mailto:%EF%BF%BD@a.example'],
  ])('%j is %s', (value, expected) => {
    expect(mailtoUrl(value)).toBe(expected);
  });

  test.each([
    ...['', 'info', '@a.example', 'info@', 'a b@c.example', '<a@b.example>', 'a@b.c,d@e.f', 'a@@b', 'a@b.c?bcc=x@y.z'],
    ...['mailto:a@b.c?subject=x', 'a;b@c.example'],
  ])('%j is not one address', (value) => {
    expect(mailtoUrl(value)).toBeUndefined();
  });
});
