/** What heads the data of whoever is signed in, what visitors wrote, and what they offer each other, by language. */
const HEADING =
  /^(?:(?:\p{Nd}{1,4} )?(?:comments?|visitor comments|replies|kommentare?|antworten|commentaires?|comentarios?|respuestas|commenti|risposte|comentários?|reacties|kommentarer|kommentit|komentarze|komentáře|hozzászólások|comentarii|σχόλια|yorumlar|комментарии|коментарі|تعليقات|التعليقات|תגובות)(?: \(?\p{Nd}{1,4}\)?)?|(?:my|your) (?:account|details|profile|data|orders?|bookings?|reservations?|information|personal data)|account (?:details|information)|(?:mein|ihr|dein) (?:kundenkonto|konto|profil)|(?:meine|ihre|deine) (?:daten|bestellung(?:en)?|buchung(?:en)?|angaben)|persönliche daten|(?:mon|votre|ton) (?:compte|profil)|(?:mes|vos|tes) (?:données|coordonnées|commandes|informations)|(?:mi|tu|su) (?:cuenta|perfil)|(?:mis|tus|sus) (?:datos|pedidos|reservas)|(?:il mio|il tuo|il suo) (?:account|profilo|conto)|(?:i miei|i tuoi|i suoi) (?:dati|ordini)|(?:a )?(?:minha|sua|tua) conta|(?:os )?(?:meus|seus|teus) (?:dados|pedidos)|(?:mijn|uw|jouw) (?:account|gegevens|profiel|bestelling(?:en)?)|(?:mitt|ditt|min|din) (?:konto|profil)|(?:mina|dina|mine|dine) (?:uppgifter|opplysninger|oplysninger)|(?:omat|sinun) tie(?:dot|tosi)|(?:moje|twoje) (?:konto|dane)|(?:můj účet|vaše údaje|moje údaje)|(?:fiókom|adataim|az ön adatai)|(?:contul (?:meu|tău)|datele (?:mele|dvs))|(?:ο λογαριασμός μου|τα στοιχεία (?:μου|σας))|(?:hesabım|bilgilerim|bilgileriniz)|(?:мой аккаунт|мои данные|ваши данные|личный кабинет|мій кабінет|ваші дані)|(?:حسابي|بياناتي|بياناتك)|(?:החשבון שלי|הפרטים שלי|הפרטים שלך)|classified(?:s| ads)|small ads|kleinanzeigen|petites annonces|anuncios clasificados|piccoli annunci|classificados|zoekertjes|radannonser|småannonser|rubrikannoncer|ogłoszenia drobne|inzerce|apróhirdetések?|mica publicitate|αγγελίες|частные объявления|приватні оголошення|إعلانات مبوبة|לוח מודעות)$/iu;

/** Whether a heading says that what stands under it is of visitors: "My account", "3 comments", "Classifieds". */
export function isOfVisitors(heading: string): boolean {
  const text = heading
    .trim()
    .replace(/[:：]$/u, '')
    .trim();
  return text.length <= LONGEST && HEADING.test(text);
}

/** Characters of such a heading. */
const LONGEST = 40;
