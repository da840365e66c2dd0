/** What the pages for signing in say, in one language. */
export interface SignInWords {
  signIn: string;
  name: string;
  password: string;
  /** The same whether it was the name or the password. */
  wrong: string;
  stale: string;
  refused: string;
  refusedText: string;
  /** `{time}` stands for how long to wait. */
  tooManyText: string;
  tooLongText: string;
  signedIn: string;
  /** `{name}` stands for who it is. */
  signedInAs: string;
  role: string;
  owner: string;
  editor: string;
  viewer: string;
  /** What waits for a person. */
  waiting: string;
  nothingWaits: string;
  /** `{command}` stands for the command that shows it. */
  waitingText: string;
  nonce: string;
  /** `{header}` stands for the name of the header. */
  nonceText: string;
  signOut: string;
  home: string;
}
