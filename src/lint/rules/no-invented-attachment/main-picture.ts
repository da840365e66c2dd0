/** The part of a page which shows nothing else, in a name: `hero.jpg`. */
const MAIN =
  /(?:^|[-_.])(?:hero|cover|banner|jumbotron|slide|slider|titelbild|aufmacher|kopfbild|headerbild|couverture|banni[eè]re|portada|cabecera|copertina|testata|capa|omslag|toppbilde?|topbillede|kansikuva)(?:$|[-_.\d])/;

/** Whether a picture is called by the part of a page that begins with it; the name in lower case. */
export function isNamedMain(name: string): boolean {
  return MAIN.test(name);
}
