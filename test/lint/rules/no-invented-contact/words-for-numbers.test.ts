import { expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

test.each([
  ['hu', '+3612000001', 'Keressen minket a számon 06 1 234 5678.'],
  ['ru', '+74950000001', 'Свяжитесь с нами по номеру +7 495 345-67-89.'],
  ['uk', '+380440000001', 'Зателефонуйте нам за номером +380 44 345 6789.'],
])('the word for a number in the case that a sentence of %s has it in names nobody', (language, phone, sentence) => {
  expect(invented(`<main><p>${sentence}</p></main>`, siteIn(language, { phone }))).toHaveLength(1);
});

test.each([
  ['hu', '+3612000001', 'A rendőrség a számon 06 1 234 5678 várja.'],
  ['ru', '+74950000001', 'Полиция отвечает по номеру +7 495 345-67-89.'],
  ['uk', '+380440000001', 'Поліція відповідає за номером +380 44 345 6789.'],
  ['ru', '+74950000001', 'Посылка с номером 7 495 345 67 89 уже в пути.'],
])('near miss in %s: somebody else, or another number', (language, phone, sentence) => {
  expect(invented(`<main><p>${sentence}</p></main>`, siteIn(language, { phone }))).toEqual([]);
});
