import type { SignInWords } from './sign-in-words.js';

/** What the pages for signing in say in Italian. */
export const ITALIAN: SignInWords = {
  signIn: 'Accedi',
  name: 'Nome',
  password: 'Password',
  wrong: 'Il nome o la password non sono corretti.',
  stale: 'La pagina è rimasta aperta troppo a lungo, o il browser non conserva i cookie. Riprova.',
  refused: 'Non eseguito',
  refusedText: 'La richiesta non viene da una pagina di questo sito.',
  tooManyText: 'Troppi tentativi. Riprova tra {time}.',
  tooLongText: 'Era troppo lungo.',
  signedIn: 'Accesso eseguito',
  signedInAs: 'Come {name}',
  role: 'Ruolo',
  owner: 'proprietario',
  editor: 'redazione',
  viewer: 'sola lettura',
  waiting: 'In attesa di una decisione',
  nothingWaits: 'niente',
  waitingText: 'Si vede e si decide con {command}, dove gira il sito.',
  nonce: 'Nonce',
  nonceText: 'Per le chiamate all’API in questa sessione: il valore di {header}.',
  signOut: 'Esci',
  home: 'Al sito',
};
