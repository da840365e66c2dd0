import { expect, test } from 'vitest';
import { lint } from '../../../src/lint/index.js';
import { MANIFEST } from '../support.js';

const form =
  '<form action="https://www.gelati-roma.com/send" method="post"><input type="email" name="email"><button>Iscriviti</button></form>';
const told = (before: string) =>
  lint(`<footer>${before}<h3>Iscriviti alla newsletter</h3>${form}</footer>`, MANIFEST)
    .filter(({ rule }) => rule === 'no-static-form')
    .map(({ rule }) => rule);

test('a mailbox before a form at its host names no other house', () => {
  expect(told('')).toEqual(['no-static-form']);
  expect(told('<p>info@gelati-roma.com</p>')).toEqual(['no-static-form']);
});

test('near miss: the name of the host does', () => {
  expect(told('<p>Gelati Roma</p>')).toEqual([]);
});
