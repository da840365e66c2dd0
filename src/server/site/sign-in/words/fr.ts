import type { SignInWords } from './sign-in-words.js';

/** What the pages for signing in say in French. */
export const FRENCH: SignInWords = {
  signIn: 'Se connecter',
  name: 'Nom',
  password: 'Mot de passe',
  wrong: 'Le nom ou le mot de passe est incorrect.',
  stale: 'La page est restée ouverte trop longtemps, ou votre navigateur refuse les cookies. Veuillez réessayer.',
  refused: 'Non effectué',
  refusedText: 'La demande ne vient pas d’une page de ce site.',
  tooManyText: 'Trop d’essais. Veuillez réessayer dans {time}.',
  tooLongText: 'C’était trop long.',
  signedIn: 'Vous êtes connecté',
  signedInAs: 'En tant que {name}',
  role: 'Rôle',
  owner: 'propriétaire',
  editor: 'rédaction',
  viewer: 'lecture seule',
  waiting: 'En attente d’une décision',
  nothingWaits: 'rien',
  waitingText: 'À voir et à décider avec {command}, là où le site est hébergé.',
  nonce: 'Nonce',
  nonceText: 'Pour les appels de l’API dans cette session : la valeur de {header}.',
  signOut: 'Se déconnecter',
  home: 'Vers le site',
};
