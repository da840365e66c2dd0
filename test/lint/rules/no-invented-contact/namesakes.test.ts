import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

/** A site whose host is its name, without a mailbox or with one at a host of many. */
function siteWith(email?: string) {
  return buildManifest(
    parseSite({
      site: {
        name: 'Clínica Dental Alborada',
        description: 'Clínica dental en Sevilla',
        url: 'https://clinicadentalalborada.example',
        language: 'es',
      },
      theme: { name: 'Plain', version: '1.0.0' },
      social: [],
      contacts: {
        phone: { kind: 'phone', value: '+34955019283' },
        ...(email !== undefined && { email: { kind: 'email' as const, value: email } }),
      },
    }),
  );
}

const site = siteWith();

/** What is told of a canvas, each with its outcome. */
function told(canvas: string, manifest = site): [string, string][] {
  return invented(canvas, manifest).map(({ start, end, outcome }) => [canvas.slice(start, end), outcome]);
}

describe('a mailbox at a host that is spelled as the site’s name is told whatever stands before it', () => {
  const mail = 'lucia.ferrer@clinicadentalalborada.es';
  test.each([
    ['of a doctor', `<p>También puede preguntar a la doctora en ${mail}</p>`],
    ['behind a name', `<p>Lucía Ferrer, odontóloga, ${mail}</p>`],
    ['of what it is for', `<p>Ortodoncia: ${mail}</p>`],
    ['of a team', `<section class="team"><div><h3>Lucía Ferrer</h3><p>${mail}</p></div></section>`],
  ])('%s', (_title, canvas) => {
    expect(told(canvas)).toEqual([[mail, 'needs-review']]);
  });

  test('a link to one in a card', () => {
    const link = `<a href="mailto:${mail}">Escribir</a>`;
    expect(told(`<article><h3>Lucía Ferrer</h3>${link}</article>`)).toEqual([[link, 'needs-review']]);
  });

  test.each([
    ['in a quotation', `<blockquote>Escriba a ${mail}</blockquote>`],
    ['of an author', `<p class="byline">Por Lucía Ferrer, ${mail}</p>`],
    ['at a host with a part of the name', '<p>Laboratorio Sevilla: lucia@alborada.es</p>'],
    ['at a host of another house', '<p>Laboratorio: pedidos@clinicadentalmorales.es</p>'],
  ])('not %s', (_title, canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

describe('a script names the site’s mailbox as it names its number', () => {
  test.each([
    ['email', "window.clinica = { telefono: '955 01 92 83', email: 'info@clinicadentalalborada.es' };"],
    ['correo', "const correo = 'info@clinicadentalalborada.es';"],
  ])('%s', (_title, code) => {
    expect(told(`<script>${code}</script>`)).toEqual([['info@clinicadentalalborada.es', 'violation']]);
  });

  test.each(['email', 'contactEmail', 'support'])('called like nothing known, as `%s`: for review', (name) => {
    const code = `window.clinica = { ${name}: 'zulema@clinicadentalalborada.es' };`;
    expect(told(`<script>${code}</script>`)).toEqual([['zulema@clinicadentalalborada.es', 'needs-review']]);
  });

  test.each([
    ['at a host of another house', "window.clinica = { email: 'info@otraempresa.es' };"],
    ['at a host of many', "window.clinica = { email: 'maria.lopez@gmail.com' };"],
    ['of a person', "window.autor = { author: 'lucia@clinicadentalalborada.es' };"],
    ['of whoever reads', "window.form = { userEmail: 'lucia@clinicadentalalborada.es' };"],
    ['of an unknown name', "track('info@clinicadentalalborada.es');"],
  ])('not %s', (_title, code) => {
    expect(told(`<script>${code}</script>`, siteWith('alborada@gmail.com'))).toEqual([]);
  });
});
