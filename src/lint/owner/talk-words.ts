import { wordList } from '../words/word-list.js';

/** To talk to somebody, beside the words for calling and writing. */
export const isTalkWord = wordList(
  'talk speak chat ask sprech* reden rede parle* parlez adress* demandez habl* habla hable pregunt* parl* parla parlate chied* chiedi rivolg* fale falem falar fale pergunt* praat spreek vraag prata tala fråga snakk* snak tal spør spørg puhu kysy porozmawiaj rozmawiaj zapytaj mluv* promluvte zeptejte beszélj* kérd* vorbi* întreb* μιλήστε ρωτήστε konuş* sor sorun sorunuz sorabilir* поговор* спрос* спитайте تحدث* تكلم* اسأل דברו שאלו',
);

/** That a person answers, and no machine: only who speaks promises that. */
const HUMAN =
  /(?<!\p{L})(?:(?:talk|speak|chat) (?:to|with) (?:a (?:real |live |actual )?human(?: being)?|(?:a )?(?:real|live|actual) (?:person|people|human))|mit (?:einem )?(?:echten )?menschen (?:sprechen|reden)|(?:parlez|parler) (?:à|avec) (?:un (?:vrai )?humain|une vraie personne)|habl[ae] con (?:un humano|una persona (?:real|de verdad))|parla(?:te)? con (?:un umano|una persona (?:vera|reale)|un operatore)|fale com (?:um humano|uma pessoa (?:real|de verdade)|um atendente)|(?:spreek|praat) met een (?:echt )?mens|prata med en (?:riktig )?människa|sna(?:kk|k) med et (?:ekte |rigtigt )?menneske|porozmawiaj z (?:żywym )?człowiekiem|promluvte (?:si )?s (?:živým )?člověkem|поговор\p{L}{2,5} с (?:живым )?человеком)\s{0,3}[:：.!]?\s{0,3}(?:(?:on|at|unter|au|al|op|på|:)\s{0,3})?$/iu;

/** Whether what stands right before a number says that a person answers there: "Talk to a human:". */
export function promisesHuman(before: string): boolean {
  return HUMAN.test(before.slice(-LONGEST));
}

/** Characters before a number that are read. */
const LONGEST = 80;
