import { expect, test } from 'vitest';
import { waitingTime } from '../../../../src/server/site/sign-in/waiting-time.js';
import { signInWordsIn } from '../../../../src/server/site/sign-in/words/words-in.js';

test.each([
  ['en', 27, 'Please try again in 27 seconds.'],
  ['en', 1, 'Please try again in 1 second.'],
  ['en', 91, 'Please try again in 2 minutes.'],
  ['de', 27, 'Bitte versuchen Sie es in 27 Sekunden noch einmal.'],
  ['es', 27, 'Inténtelo de nuevo dentro de 27 segundos.'],
  ['fr', 27, 'Veuillez réessayer dans 27 secondes.'],
  ['it', 27, 'Riprova tra 27 secondi.'],
  ['ar', 27, 'يُرجى المحاولة بعد 27 ثانية.'],
])('who has tried too often is told how long to wait: %s, %d seconds', (language, seconds, sentence) => {
  const { tooManyText } = signInWordsIn(language).words;
  const told = tooManyText.replace('{time}', waitingTime(seconds, language)).replaceAll('\u00a0', ' ');
  expect(told).toContain(sentence);
});
