import type { SignInWords } from './sign-in-words.js';

/** What the pages for signing in say in German. */
export const GERMAN: SignInWords = {
  signIn: 'Anmelden',
  name: 'Name',
  password: 'Passwort',
  wrong: 'Der Name oder das Passwort ist falsch.',
  stale: 'Die Seite war zu lange offen, oder Ihr Browser behält keine Cookies. Bitte versuchen Sie es noch einmal.',
  refused: 'Nicht ausgeführt',
  refusedText: 'Das kam nicht von einer Seite dieser Website.',
  tooManyText: 'Das war oft. Bitte versuchen Sie es in {time} noch einmal.',
  tooLongText: 'Das war zu lang.',
  signedIn: 'Sie sind angemeldet',
  signedInAs: 'Als {name}',
  role: 'Rolle',
  owner: 'Eigentümer',
  editor: 'Redaktion',
  viewer: 'nur lesen',
  waiting: 'Wartet auf eine Entscheidung',
  nothingWaits: 'nichts',
  waitingText: 'Gezeigt und entschieden mit {command}, wo die Website läuft.',
  nonce: 'Nonce',
  nonceText: 'Für Aufrufe der API in dieser Sitzung: der Wert von {header}.',
  signOut: 'Abmelden',
  home: 'Zur Website',
};
