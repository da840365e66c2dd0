import type { Budget } from '../../budget.js';
import { fold } from '../words/fold.js';
import { isUnspaced, MESSAGE } from './words.js';

/** Words by which forms of any purpose are called, and those that ask for what a form is for. */
const PLAIN: ReadonlySet<string> = new Set(
  (
    'form forms formular formulaire formulario formulari formulier modulo moduli skjema skema blankett lomake formularz provider addon plugin ' +
    'request with from your this that here free more want need have make send please online anfordern einholen erhalten kostenlos unsere ihre ' +
    'demander obtenir recevoir votre notre gratuit pedir obtener tener para nuestro gratis pedir obter para ottieni ricevi chiedi vostro gratuito ' +
    'aanvragen opvragen jouw onze begar begara hamta gratis bestil bestill pyyda umow zamow popros vyzadat zazadat objednat iste talep cere solicita ' +
    'запрос заказать получить замовити отримати طلب בקשת בקשה'
  )
    .split(' ')
    .map(fold),
);

/** Letters of a word that tells what a form is for, at least; fewer in scripts whose letters are words or syllables. */
const LEAST_LETTERS = 4;
const LEAST_SIGNS = 2;

/** Letters that two forms of one word have in common, at least: `prenota` and `prenotazione`. */
const LEAST_STEM = 5;

/** The words of a name that tell what a form is for, folded: not those that any form for messages is called by. */
export function tellingWords(name: string): string[] {
  const words = fold(name.replaceAll(/[_-]/g, ' ')).split(' ');
  return [...new Set(words)].filter(
    (word) =>
      word.length >= (isUnspaced(word) ? LEAST_SIGNS : LEAST_LETTERS) && !PLAIN.has(word) && !MESSAGE.test(word),
  );
}

/** Steps to compare two words. */
const COMPARED = 3;

/** How many of some telling words a text says, in any form of the word. */
export function countSaid(words: readonly string[], said: readonly string[], budget: Budget): number {
  budget.spend(said.length * words.length * COMPARED);
  return words.filter((word) => said.some((other) => isSameWord(word, other))).length;
}

function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (isUnspaced(word)) return other.includes(word);
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= LEAST_STEM && long.startsWith(short);
}
