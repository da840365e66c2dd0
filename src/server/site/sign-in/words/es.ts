import type { SignInWords } from './sign-in-words.js';

/** What the pages for signing in say in Spanish. */
export const SPANISH: SignInWords = {
  signIn: 'Iniciar sesión',
  name: 'Nombre',
  password: 'Contraseña',
  wrong: 'El nombre o la contraseña no son correctos.',
  stale: 'La página estuvo abierta demasiado tiempo, o su navegador no guarda cookies. Inténtelo de nuevo.',
  refused: 'No realizado',
  refusedText: 'La petición no viene de una página de este sitio.',
  tooManyText: 'Demasiados intentos. Inténtelo de nuevo dentro de {time}.',
  tooLongText: 'Era demasiado largo.',
  signedIn: 'Ha iniciado sesión',
  signedInAs: 'Como {name}',
  role: 'Función',
  owner: 'propietario',
  editor: 'redacción',
  viewer: 'solo lectura',
  waiting: 'A la espera de una decisión',
  nothingWaits: 'nada',
  waitingText: 'Se ve y se decide con {command}, donde funciona el sitio.',
  nonce: 'Nonce',
  nonceText: 'Para llamadas a la API en esta sesión: el valor de {header}.',
  signOut: 'Cerrar sesión',
  home: 'Al sitio',
};
