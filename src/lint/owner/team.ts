import { attribute, type DocElement, lineage } from '../document/element.js';

const TEAM =
  /(?:^|[\s_-])(?:team|staff|crew|employees|our-people|mitarbeiter|ansprechpartner|equipe|equipo|equipa|squadra|medewerkers|medarbetare|personal|medarbejdere|ansatte|henkilokunta|zespol|kadra|tym|csapat|munkatarsak|echipa|ekip|kadromuz|komanda|sotrudniki|kolektiv)(?:$|[\s_-])/i;
/** Elements around one that are looked at, and characters of their names. */
const LEVELS = 6;
const LONGEST = 200;

/** Whether an element stands in a part of the page that shows who works for the house, by what that is called. */
export function isInTeam(element: DocElement | undefined): boolean {
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > LEVELS || each.tag === 'body') return false;
    const names = [attribute(each, 'class'), attribute(each, 'id')];
    if (names.some((name) => name !== undefined && TEAM.test(name.slice(0, LONGEST)))) return true;
  }
  return false;
}
