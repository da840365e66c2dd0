import type { SignInWords } from './sign-in-words.js';

/** What the pages for signing in say in English. */
export const ENGLISH: SignInWords = {
  signIn: 'Sign in',
  name: 'Name',
  password: 'Password',
  wrong: 'The name or the password is wrong.',
  stale: 'The page was open for too long, or your browser keeps no cookies. Please try again.',
  refused: 'Not done',
  refusedText: 'This was not asked for by a page of this site.',
  tooManyText: 'That was often. Please try again in {time}.',
  tooLongText: 'That was too long.',
  signedIn: 'You are signed in',
  signedInAs: 'As {name}',
  role: 'Role',
  owner: 'owner',
  editor: 'editor',
  viewer: 'viewer',
  waiting: 'Waiting for a decision',
  nothingWaits: 'nothing',
  waitingText: 'Shown and decided by {command} where the site runs.',
  nonce: 'Nonce',
  nonceText: 'For calls of the API in this session: the value of {header}.',
  signOut: 'Sign out',
  home: 'To the site',
};
