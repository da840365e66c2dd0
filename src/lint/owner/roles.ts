import { wordList } from '../words/word-list.js';

/** Who leads a house: the name behind such a word is of somebody who works there. */
export const isRoleWord = wordList(
  'owner owners proprietor manager managers founder founders director chef boss host hostess landlord landlady innkeeper headmaster principal',
  'inhaber* geschäftsführer* geschäftsführung geschäftsinhaber* betreiber* leitung leiter* meister* gründer* chef chefin wirt wirtin gastgeber* ansprechpartner*',
  'gérant* propriétaire* directeur directrice fondateur fondatrice patron patronne responsable cheffe',
  'titular propietari* gerente director directora fundador* dueñ* responsable titolare titolari amministratore fondator* proprietari* direttore direttrice responsabile proprietári* sócio sócia gerente diretor* responsável',
  'eigenaar eigenaresse zaakvoerder bedrijfsleider ägare innehavare vd föreståndare eier daglig leder ejer indehaver omistaja toimitusjohtaja yrittäjä',
  'właściciel* kierownik kierowniczka majitel* jednatel* vedoucí tulajdonos* ügyvezető* vezető proprietar* administrator ιδιοκτήτ* διευθυντ* υπεύθυν* sahibi müdür* yetkili',
  'владелец владелица директор руководител* хозяин хозяйка власник* керівник* господар* صاحب صاحبة مدير مديرة المدير المديرة בעלים הבעלים מנהל מנהלת vlasnik vlasnica lastnik собственик управител majiteľ* konateľ*',
);

/** What stands before a name for politeness. */
export const isTitleWord = wordList(
  'mr mrs ms miss mister sir madam herr frau fräulein monsieur madame mademoiselle m mme mlle señor señora sr sra don doña signor signora sig dona senhor senhora meneer mevrouw dhr mw pan pani pán paní kyrios kyria bey hanım господин госпожа пан пані السيد السيدة الأستاذ الأستاذة מר גברת',
);
