import { type WordList, wordList } from '../words/word-list.js';

/** What houses have desks for, by the words that name them in all languages: `support` and `helpdesk` are one desk. */
const TOPICS: Readonly<Record<string, WordList>> = {
  support: wordList(
    'support help helpdesk helpline helpcenter helpcentre technical technicalsupport techsupport customersupport customerservice customercare service servicedesk care troubleshooting',
    'hilfe kundendienst kundenservice technik technischer störung* störungsmeldung assistance dépannage assistenza soporte ayuda asistencia suporte apoio ajuda assistência ondersteuning klantenservice hulp storing',
    'kundtjänst kundeservice kundesupport hjælp hjelp hjälp asiakaspalvelu tuki pomoc wsparcie podpora ügyfélszolgálat támogatás asistență suport υποστήριξη βοήθεια destek yardım поддержка поддержки помощь підтримка підтримки допомога поддръжка помощ podrška الدعم دعم المساعدة مساعدة پشتیبانی תמיכה サポート 支持 客服 고객지원 지원',
  ),
  sales: wordList(
    'sales sale salesteam selling quotes vertrieb verkauf sales ventes vente commercial commerciale vendite ventas vendas comercial verkoop försäljning salg myynti sprzedaż handlowy obchod prodej predaj értékesítés vânzări πωλήσεις satış продажи продаж продажби prodaja المبيعات مبيعات فروش מכירות 営業 销售 銷售 영업 판매',
  ),
  press: wordList(
    'press media pressoffice presse medien pressestelle médias stampa ufficiostampa media prensa medios imprensa pers persdienst pressen press medier lehdistö prasa media tisk média sajtó presă τύπος τύπου basın пресса прессы пресслужба преса преси медиа медія الصحافة صحافة الإعلام إعلام עיתונות תקשורת プレス 取材 媒体 媒體 언론 홍보',
  ),
  jobs: wordList(
    'jobs job careers career recruiting recruitment recruiter hiring vacancies hr jobs bewerbung* karriere personal personalabteilung ausbildung stellen emploi emplois recrutement carrières carrière candidature candidatures rh lavoro candidature risorseumane carriere empleo trabajo rrhh reclutamiento empregos emprego vagas recrutamento carreiras vacatures werkenbij sollicitatie sollicitaties',
    'jobb karriär rekrytering karriere rekruttering stillinger rekry rekrytointi työpaikat praca kariera rekrutacja kariéra prace práce nábor karrier állás allas cariere recrutare joburi καριέρα θέσεις kariyer işealım вакансии карьера работа кадры вакансії  кариери posao karijera الوظائف وظائف توظيف استخدام משרות דרושים 採用 招聘 채용',
  ),
  billing: wordList(
    'billing invoices invoice invoicing accounts accounting payments finance rechnung rechnungen rechnungswesen buchhaltung zahlungen facturation factures facture comptabilité fatturazione fatture fattura amministrazione contabilità facturación facturas contabilidad faturação faturamento faturas administratie facturatie facturen boekhouding',
    'faktura fakturor fakturering ekonomi bogholderi regnskap laskutus laskut faktury księgowość rozliczenia fakturace účtárna számlázás számlák könyvelés facturare facturi contabilitate τιμολόγια λογιστήριο fatura muhasebe бухгалтерия счета рахунки бухгалтерія счетоводство računi računovodstvo الفواتير فواتير المحاسبة حسابداری חשבוניות חשבונות 請求 财务 財務 회계',
  ),
  events: wordList(
    'events event weddings wedding functions parties veranstaltungen veranstaltung events hochzeiten hochzeit feiern événements événement mariages mariage eventi evento matrimoni matrimonio eventos bodas boda casamentos evenementen bruiloften feesten evenemang bröllop fester arrangementer selskaber bryllup selskaper tapahtumat juhlat häät imprezy wesela wydarzenia akce svatby svadby rendezvények esküvő evenimente nunți εκδηλώσεις γάμοι etkinlik etkinlikler düğün мероприятия свадьбы події весілля събития сватби događaji vjenčanja الفعاليات فعاليات مناسبات אירועים イベント 活动 活動 婚礼 행사',
  ),
  booking: wordList(
    'booking bookings reservations reservation reserve book appointments reservierung reservierungen buchung buchungen termine réservation réservations rendezvous prenotazioni prenotazione prenota reservas reserva citas marcações marcação agendamento reserveringen reservering reserveren boeken bokning bokningar reservationer booking bestilling varaukset varaus rezerwacja rezerwacje rezervace rezervácie foglalás foglalások rezervări rezervare κρατήσεις κράτηση rezervasyon rezervasyonlar бронирование бронирования бронювання резервации rezervacije rezervacija الحجز حجز الحجوزات حجوزات رزرو הזמנות 予約 ご予約 预订 預訂 예약',
  ),
};

/** What a folded word names a desk for, whatever the language; nothing for other words. */
export function topicOfDesk(word: string): string | undefined {
  return Object.keys(TOPICS).find((topic) => TOPICS[topic]?.(word));
}
