import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'La Abubilla', description: 'Libros', url: 'https://laabubilla.example', language: 'es-ES' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      telefono: { kind: 'phone', value: '+34 976 555 018' },
      correo: { kind: 'email', value: 'hola@laabubilla.example' },
      whatsapp: { kind: 'text', value: 'WhatsApp de la librería', url: 'https://wa.me/34600555018' },
      nif: { kind: 'text', value: 'B12345678' },
    },
  }),
);

/** The components that are told to be written for a contact. */
const told = (canvas: string) =>
  lint(canvas, manifest)
    .filter(({ rule }) => rule.endsWith('-contact'))
    .map(({ message }) => /`(<x-contact[^`]*)`/.exec(message)?.[1]);

describe('in place of a link to a chat a component is a link', () => {
  test.each([
    '<p>Escríbenos por <a href="https://wa.me/34600555018">WhatsApp</a></p>',
    '<p><a href="https://wa.me/34600555018?text=Hola">600 555 018</a></p>',
    '<p>Escríbenos por <a href="https://wa.me/34600555099">WhatsApp</a></p>',
    '<p>WhatsApp: 600 555 099</p>',
  ])('%s', (canvas) => {
    expect(told(canvas)).toEqual(['<x-contact field="whatsapp" link="true"></x-contact>']);
  });

  test('before its classes', () => {
    expect(told('<p><a class="b" href="https://wa.me/34600555018">600 555 018</a></p>')).toEqual([
      '<x-contact field="whatsapp" link="true" class="b"></x-contact>',
    ]);
  });

  test('near miss: phones and mail addresses are links by themselves', () => {
    expect(told('<p><a href="tel:+34976555018">976 555 018</a></p>')).toEqual([
      '<x-contact field="telefono"></x-contact>',
    ]);
    expect(told('<p><a href="mailto:hola@laabubilla.example">hola@laabubilla.example</a></p>')).toEqual([
      '<x-contact field="correo"></x-contact>',
    ]);
  });
});
