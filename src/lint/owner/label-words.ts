import { wordList } from '../words/word-list.js';

/** What is said before a contact: what kind it is, to call, write or come, and the desks of a house that answer. */
export const isContactWord = wordList(
  'tel tel* phone* telephone* call calls ring fax fax* mob mobile* cell cellphone landline hotline tollfree freephone freecall text sms dial email* mail* e-mail write contact* reach reception* front desk office workshop shop store studio address* visit find us enquir* inquir* book* order* reserv* appointment* sales support help* service customer question* studio located location where direction* headquarters hq switchboard whatsapp viber telegram signal messenger skype message chat dm line',
  'fon ruf rufe rufen ruft rufnummer* rufbereitschaft anruf* gebührenfrei* kostenfrei* telefon* handy mobil* festnetz schreib* mail* post* adress* anschrift* besuch besuchen besuchs* besucht kontakt* buro büro empfang* rezeption* geschäftsstelle* sekretariat praxis werkstatt laden anmeld* termin* bestell* buch* fragen erreich* sprechstunde zentrale anfahrt standort sitz reservier* kundendienst kundenservice',
  'téléphon* appel* portable mobile télécopi* courriel* mél écri* contact* nous adress* venir visite visitez trouv* secrétariat accueil standard atelier boutique cabinet bureau* réserv* command* question* rendez-vous rdv joindre siège service client*',
  'teléfon* llam* móvil fijo correo escrib* contact* direcci* visita visite visítanos visitanos encuent* encuéntr* recepci* oficina* secretar* tienda taller despacho reserv* pedido* pide pedid* cita* consulta* dudas preguntas domicilio ubicaci* sede atenci*',
  'telefon* trovarci chiam* cellulare cell fisso posta scriv* contatt* indirizz* vien* venire trovi* trova* visita visitateci visitarci segreteria ufficio* reception negozio bottega officina studio prenot* ordin* richiest* domande sede centralino assistenza recapit* dove siamo',
  'telefon* telem* telemóvel* celular* fixo ligue liguem ligar ligação ligações correio* escrev* contact* contat* endereç* morada* visita visite encontr* recepç* secretaria escritório* loja oficina consultório reserv* pedido* peça marca* marque dúvidas agend* sede zap',
  'telefoon* bel bellen belt gsm mobiel* vast mail* mailen schrijf* contact* adres* bezoek bezoekadres* bezoeken vind* receptie balie kantoor* winkel* werkplaats praktijk* reserv* bestel* afspraak* vragen bereik* klantenservice locatie postadres postbus* showroom',
  'telefon* ring* mobil* skriv* mejl* kontakt* adress* besök besöka besöks* hitta* reception* kansli* växel* butik* verkstad* boka* beställ* frågor bokning* kundtjänst besöksadress postadress kontor* nå',
  'ring* tlf tlf* mobil* skriv* epost* e-post kontakt* adresse* besøk besøks* besøg besøgs* finn find resepsjon* reception* kontor* butikk* butik* verksted* værksted* bestill* bestil* spørsmål spørgsmål kundeservice sentralbord telefon*',
  'puh* puhel* soita* p gsm kännykkä faksi sähköposti* kirjoita* yhtey* ota osoite* käyntiosoite* postiosoite* toimisto* vastaanotto* myymälä* varaa* varau* tilaa* tilau* ajanvaraus* kysy* asiakaspalvelu* löydät meidät tule',
  'telefon* tel zadzwoń* dzwoń* kom komórk* faks poczt* napisz* pisz* kontakt* adres* odwiedź* znajd* recepcj* biuro biura sekretariat* sklep* pracowni* gabinet* rezerw* zamów* zamawi* umów* pytani* siedzib* infolini* dyżur*',
  'telefon* zavol* volejt* mobil* pište napište* napsat* kontakt* adres* navštiv* najd* recepc* kancelář* obchod* díln* ordinac* rezerv* objedn* dotaz* sídl* provozovn* zákaznick* zázemí',
  'telefon* hívj* hívd* hívjon* mobil* írj írjon írjatok írjál írjon* email* e-mail* drótposta kapcsolat* cím címe címen címünk címünkön címünk* elérhetőség* látogass* találsz* recepció* iroda* bolt* boltunk* üzlet* műhely* rendelő* foglal* rendel* kérdés* székhely* ügyfélszolgálat* ügyelet*',
  'telefon* suna sunaţi sunați suni sunând apel* mobil* scri* contact* adres* vizită vizitați vizitează găsi găsim găsiți găsiţi găsești găseşti găsește găseşte găsesc recepți* birou* magazin* atelier* cabinet* rezerv* comand* program* întreb* sediu* relații',
  'τηλ* τηλεφων* καλέστε* κιν κινητ* φαξ ταχυδρομ* γράψτε* επικοινων* διεύθυνσ* επισκεφ* βρείτε* γραφείο* υποδοχή* κατάστημα* κράτησ* κρατήσ* παραγγελ* ραντεβού έδρα ερωτήσ*',
  'telefon* ara arayın arayınız arayabilir* arayın* cep gsm faks eposta* e-posta* yaz* iletişim* adres* ziyaret ziyareti ulaş* resepsiyon* ofis* mağaza* atölye* muayenehane* klinik* rezervasyon* sipariş* randevu* soru* santral* hattı bize',
  'тел тел* звон* позвон* моб* сот* факс* почт* пиш* напиш* контакт* адрес* приход* найд* наход* ресепшн* офис* магазин* мастерск* секретар* запис* заказ* брон* вопрос* связ* справк* регистратур* приёмн*',
  'дзвон* подзвон* телефон* пошт* пиш* напиш* контакт* адрес* завіт* знайд* офіс* крамниц* майстерн* замов* запис* брон* питан* зв*',
  'جملة الجملة توصيل* التوصيل مبيعات المبيعات هاتف* تلفون جوال موبايل فاكس اتصل* اتصال بريد* البريد ايميل الإيميل إيميل راسل* اكتب* تواصل* للتواصل عنوان* العنوان زورو* موقع* مكتب* استقبال* الاستقبال حجز* احجز* للحجز طلب* اطلب* للاستفسار* استفسار* الآن رقم واتساب* واتس تيليجرام تلفن',
  'טל טלפון* נייד* פקס התקשר* חייגו מייל דוא אימייל דואל כתבו צרו קשר כתובת* בקרו משרד* סטודיו קבלה הזמנ* הזמינו תור שאלות וואטסאפ ווטסאפ מענה',
  'mail e post mailbox box',
  'ватсап* вотсап* вацап* вайбер* телеграм* скайп* моб* واتسآب واتساپ تلغرام* فايبر سكايب محمول* נייד* וואצאפ וייבר סקייפ natel telemóvel* wechat weixin kakaotalk zalo skype',
  'extension ext durchwahl* klapka klapce linka lince poste interno wew wewn anknytning lokalnr alanumero dahili доб добавочный mellék',
  'خلوي الخلوي خليوي الخليوي نقال النقال المحمول متحرك المتحرك',
  'consultation consult запитан* موحد* مجاني ساخن لاستفساراتكم',
  'branch* filial* niederlassung* zweigstelle* succursale* agence sucursal* vestiging* toimipiste* oddział* pobočk* fiók* fióküzlet филиал* філі* şube* cawangan cabang शाखा فرع فروع شعبه סניף סניפים κατάστημα καταστήματα podružnic* клон* sukursal* filiál*',
  'تلفن تلفکس نمابر موبایل همراه تماس* پشتیبانی نشانی آدرس ایمیل رایانامه پیام* واتساپ تلگرام رزرو سفارش* فروشگاه دفتر نوبت* پاسخگویی',
  'telepon telpon telp hp hubungi kontak alamat surel surat faks pesan* reservasi kantor toko layanan hotline hubungi telefon emel tempah* tempahan pejabat kedai khidmat pelanggan wasap chat sms',
  'điện thoại gọi liên hệ địa chỉ hòm thư đặt lịch chỗ hàng văn phòng cửa hàng tư vấn hỗ trợ di động zalo',
  'फोन फ़ोन दूरभाष मोबाइल संपर्क पता ईमेल कॉल व्हाट्सऐप कार्यालय बुकिंग हेल्पलाइन सहायता',
  'telefon* tel mob* poziv* nazov* zov* pišite piši javite kontakt* adres* pošt* elektronska naručite naruč* rezerv* ured* trgovin* prodavnic* služba podrška upiti pokličite kliči naslov* пишите позов* јавите контакт* адрес* телефон* моб* имејл пошта продавниц* резерв* наруч* обадете звъннете поръч* резервирай* офис* имейл',
  'zavolaj* volajte píšte píšeme píši píšu napíš* objedn* rezerv* kancelári* predajň* adres* kontakt* mobil* otázk*',
  'truca* truqueu telèfon mòbil correu escriu* contact* adreça visiteu oficina botiga reserv* comand* despatx atenció',
  'helista* telefon* mob* kiri* kirjuta* kontakt* aadress* e-post broneeri* tellim* kontor pood zvan* tālrun* tel raksti* kontakt* adrese* e-pasts rezerv* pasūt* birojs veikals skambink* tel telefonas rašyk* kontakt* adresas el.paštas rezerv* užsak* biuras parduotuvė',
);

/** Small words, and those for times of day: they name nobody. */
export const isSmallWord = wordList(
  'weekend weekends night nights nightly holiday holidays wochenende wochenenden feiertag feiertage feiertagen nachts abends werktags wochentags nuit nuits soir soirs férié fériés noche noches finde fines semana festivos festivo festivi feriali notte notti notturno notturne serale noite noites feriado feriados fim fins weekeinde weekeinden nachten feestdag feestdagen helg helger helgen helgdag helgdagar natt nätter nat nætter helligdag helligdage helligdager viikonloppu viikonloppuisin viikonloppuna yö yöllä öisin pyhinä',
  'weekendy święta nocą noc nocy nocna víkend víkendy víkendu svátky svátek noci víkendech hétvégén hétvége ünnepnap ünnepnapokon éjszaka éjjel weekendul sfârșit săptămână sărbători noaptea σαββατοκύριακο σαββατοκύριακα αργίες νύχτα νύχτες ώρες ώρα hafta sonu tatil gece geceleri выходные выходным ночь ночью праздники праздничные часы вихідні вихідним вночі ніч свята години عطلة نهاية الأسبوع ليلا الليل سوف שבוע חגים לילה שעות شب تعطیلات akhir pekan malam vikend vikendom noću noć почивни дни нощ',
  'second another zweite zweites zweiten deuxième segundo segunda secondo seconda tweede andra anden toinen druga drugi druhá druhý második doua δεύτερο δεύτερη ikinci второй вторая другий друга الثاني الثانية',
  'fault breakdown leak störung defekt panne dépannage fuite avería guasto avaria storing fel felanmälan feil fejl vika awaria porucha závada hiba defecțiune βλάβη arıza авария поломка аварія поломка عطل תקלה خرابی 故障',
  'a an the at on to by of for or and in is are our us you your we with from via it its be can may please just now today any anytime always day night daily days hours hour open monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun before after until noon morning evening weekdays weekends out no nr n number num direct main free more also here too only i me my this that new second other another all questions',
  'der die das den dem des ein eine einen unter an am im in zu zur zum bei und oder uns wir unser unsere unserem unseren ihr ihre ihnen sie du dein auf von mit für bis ab auch gern gerne direkt nur hier jetzt heute täglich immer rund um uhr vormittags nachmittags morgens abends nachts mittags werktags wochentags mo di mi do fr sa so nummer montag dienstag mittwoch donnerstag freitag samstag sonntag ist sind finden',
  'le la les l un une des du de d au aux à en et ou sur par pour avec chez dans vous votre vos notre nos ici maintenant aujourd hui jour jours heure heures h matin soir midi lundi mardi mercredi jeudi vendredi samedi dimanche numéro est sommes sont directement fort',
  'el los las del al un una unos en y o u por para con sin su sus tu tus nuestro nuestra nuestros nos ahora hoy siempre día noche horas número es son estamos lunes viernes sábado domingo mañana tarde también',
  'il lo gli i un uno una di del della dei delle dello al allo alla ai alle a in e o oppure su per con ci qui ora oggi sempre numero nostro nostra nostri giorno notte ore tutti lunedì venerdì sabato domenica è siamo sono anche noi',
  'o os as um uma do da dos das no na nos nas ao à e ou por para com em pelo pela nosso nossa aqui agora hoje sempre dia noite horas número é estamos são segunda sexta também nos',
  'de het een in op aan bij naar van en of ons onze u uw je jouw wij voor met via hier nu vandaag altijd dag nacht uur nummer is zijn ook direct maandag vrijdag zaterdag zondag s t',
  'en ett den det på i till hos och eller oss vi vår vårt våra dig din för med här nu idag alltid dygnet runt nummer är även dag vardagar du når',
  'et en ei den det på i til hos og eller oss os vi vår vores dig deg din for med her nå nu altid alltid nummer er også dag hverdage du',
  'ja tai on meidän meille me sinun numero numeron numeroa numerolla numerossa numeroon numerosta numeroomme numerostamme nyt aina päivin iltaisin klo ma pe la su ti ke to',
  'w na do pod u i lub albo oraz nas nam my twój nasz nasza nasze teraz zawsze cały dobę całodobowo nr numer numeru numerem numerze numery numerów numerami jest są godz pn pt',
  've v na do u s k a i nebo nás nám my váš náš naše je jsou teraz nyní vždy nonstop číslo čísla číslu čísle číslem č po pá so ne',
  'a az és vagy egy ide nálunk minket nekünk mi ez itt most mindig éjjel nappal szám száma számot számon számra számunk számunkon számunkra van hétfő péntek',
  'la cu de din în pe prin și sau noi nostru noastră acum azi mereu zi noapte nr număr numărul numărului numere numerele este sunt luni vineri',
  'ο η το οι τα τον την του της των στο στη στην στον σε με για και ή από μας εμείς σας εδώ τώρα πάντα είναι αριθμός αριθμό αριθμού αριθμοί αριθμούς',
  've veya ya da ile bir bu için hemen şimdi her gün saat no numara numaralı numarası numarasını numarasından numarasına numaramız numaramızı numaramızdan numaradan numarayı numaraya hafta içi',
  'и или в во на по с со у к для от до из мы нас нам наш наша наше вам ваш это есть здесь сейчас всегда круглосуточно ежедневно номер номера номеру номером номере номеров номерам пн вт ср чт пт сб вс',
  'і й або та в у на по з із до для від ми нас нам наш наша вам ваш це тут зараз завжди цілодобово щодня номер номера номеру номером номері номерів номерами',
  'و او أو معنا بنا إلينا عبر ب في على من إلى الى عن مع لنا نحن على مدار الساعة يوميا كل يوم',
  'או ו על אל של עם אנחנו שלנו לנו אלינו אותנו אליי לי כאן עכשיו תמיד',
  'در به از با و یا ما شما برای همه روز ساعت هر این است شماره',
  'di ke dan atau untuk kami kita anda dengan dari setiap hari jam nomor nombor no ini atau pada sila silakan',
  'và hoặc tại ở cho với chúng tôi bạn số từ đến ngày giờ',
  'या और पर को के की का से में हमें हम आप नंबर हमारे',
  'na u i ili za nas nam s sa od do broj broja broju brojem brojevi brojeve je in ali pri za nas številka številke številki številko на у и или за нас нам с са од до број броја броју бројем от ни номер номера',
  'na v a alebo pre nás nám s od do číslo čísla číslu čísle číslom je',
  'al a la el els les i o per amb nosaltres número és de del',
  'ja või meile meid number numbri numbril numbrile on uz un vai mums mūs numurs numuru numura ir į ir arba mums mus numeris numeriu numerį yra nuo iki',
);

/** Words for helplines that begin or end like a word for calling. */
export const isHelplineWord = wordList(
  'telefonseelsorge sorgentelefon kindersorgentelefon krisentelefon kummertelefon hilfetelefon elterntelefon kindertelefoon hulptelefoon krisetelefon hjelpetelefon hjälptelefon bris kriisipuhelin',
);

/** Words for lines on which people are helped: one that is for something is run by whoever that is the business of. */
export const isHelpWord = wordList(
  'helpline* hotline* careline* infoline* adviceline* tipline* beratungstelefon* infotelefon* bürgertelefon* infolini* infolinka* infolinii hjälplinje* hjelpelinje* hulplijn* infolijn*',
);

/**
 * Words for those who are somebody else: public services, authorities, trades that a site's owner calls on, and what heads
 * lists of them, reviews and authors.
 */
export const isOtherPartyWord = wordList(
  // Who brings gas, power and water, and public services.
  'gasnetz* stromnetz* wassernetz* netzbetreiber* stadtwerk* gemeindewerk* wasserwerk* gaswerk* elektrizitätswerk* gasversorg* stromversorg* wasserversorg* energieversorg* giftinfo* giftzentral* vergiftungs* zivilschutz* katastrophenschutz* gesundheitsamt* ordnungsamt* veterinäramt* jugendamt* finanzamt* umweltamt* bauamt* gasentstör* stromentstör* enedis grdf acquedotto acquedotti antiveleni distributore asl antivenenos netbeheerder* gasbedrijf* waterleidingbedrijf* waterbedrijf* energiebedrijf* nutsbedrijf* waterschap* vergiftigingen*',
  'elnätsbolag* elbolag* nätbolag* energibolag* vattenverk* fjärrvärmebolag* räddningstjänst* nettselskap* netselskab* vandværk* vannverk* elselskab* elværk* forsyningsselskab* giftlinj* sähköyhtiö* verkkoyhtiö* vesilaitos* energiayhtiö* pelastuslaitos* gazowni* energetyczn* wodociąg* plynárn* plynáren* vodárn* vodáren* elektrárn* elektráren* gázművek* gázszolgáltat* áramszolgáltat* vízművek* katasztrófavéd* toxikológia*',
  'ύδρευσ* δηλητηριάσ* горгаз* водоканал* облэнерго* энергосбыт* электросет* теплосет* мчс токсиколог* обленерго* газмереж* електромереж* тепломереж* дснс топлофикаци* електроразпредел* газоразпредел* vodovod* elektrodistribucij* plinar* водовод* електродистрибуци* waterworks gasworks',
  // Platforms that houses are booked, sold and paid at, and unions.
  'airbnb vrbo expedia agoda tripadvisor hostelworld deliveroo ubereats uber bolt lyft lieferando thuisbezorgd glovo doordash grubhub wolt opentable thefork resy treatwell fresha paypal klarna ebay etsy ticketmaster eventbrite eventim getyourguide viator trustpilot checkatrade',
  'unions gewerkschaft* syndicat* sindicat* sindacat* vakbond* fackförbund* fagforbund* fagforening* ammattiliit* odbor* szakszervezet* sendika* συνδικάτο* профсоюз* профспілк* نقابة* النقابة sanepid* inspektorat*',
  'his their его её ее його її jego jej jeho její hendes hennes hänen archive archives archiv archiwum archivo archivio arquivo arkiv arkisto архив архива архиве архиву архів архіву αρχείο ארכיון أرشيف',
  'turistic* turístic* turistico turistick* turystyczn* turisztik* туристич* τουριστικ* turizm alcohol* alcool* alcol* alcohól* álcool alkohol* alkoholi* αλκοόλ* алкогол* алкоголь* الكحول אלכוהול gambl* glücksspiel* spielsucht* gokver* gokken ludopat* ludopatía suicid* suizid* selbstmord* självmord* selvmord* itsemurh* zelfmoord* samobój* sebevra* öngyilk* intihar* самоуби* самогуб* addict* sucht* dipenden* adicci* dépendance* uzależn* závislost* bağımlılık зависимост* залежност*',
  'hosting hoster host provider webmaster* hébergeur hébergement hosteur médiateur* médiation mediator mediation ombudsman* geschillencommissie geschillen* schlichtung* schlichter pronto soccorso dominio aruba registrar alojamiento hospedagem hospedaje barındırma dentist doctor physician lékař* lekarz* lekár* médecin* médico medico arzt ärzte ärztin',
  'krisendienst* seelsorge* samaritans childline tourisme turismo turism turismul cab cabs ärztlich* zahnärztlich* kinderärztlich* augenärztlich* kassenärztlich* lægevagt* tandlægevagt* legevakt* tannlegevakt* dentiste* medica vårdcentral* tourist* touristinfo* tourismus* government regierung* gouvernement gobierno governo regering* rząd* vláda kormány* guvern* κυβέρνηση* hükümet* правительств* уряд* حكومة* دولت ממשלה* kerajaan pemerintah chính phủ',
  'ambulance police fire poison hospital pharmacy court council ministry ministerial embassy chamber ombudsman* authority federation league union association society charity rescue helpline lifeline courier carrier* freight delivery taxi taxis cab cabs bus buses train trains ferry ferries airport parking dentists doctors physicians hospitals pharmacies museums banks ambulances couriers insurer* insurance bank supplier* partner* sponsor* vendor* dealer* stockist* museum author* photographer* photo photos photography reviewer* customer* guest* testimonial* review* designer developer agency diocese university county',
  'landgericht* amtsgericht* oberlandesgericht* arbeitsgericht* verwaltungsgericht* sozialgericht* finanzgericht* landratsamt* regierungspräsidi* bezirksregierung* ärztekammer* zahnärztekammer* landesärztekammer* landeszahnärztekammer* anwaltskammer* rechtsanwaltskammer* handwerkskammer* handelskammer* architektenkammer* apothekerkammer* steuerberaterkammer* schlichtungsstelle* aufsichtsbehörde* bafin garante cnil aepd commissioner* watchdog autorità',
  'polizei feuerwehr rettung* giftnotruf* krankenhaus apotheke* gericht* amt ministerium kammer* verband* verein bund* behörde* lieferant* partner* förderer sponsor* händler* bezugsquelle* bank* versicherung* taxi* bus busse* bushalt* busbahnhof* buslini* busser busstop* busselskab* busstation* bahn parkhaus* spedition kurier* paketdienst* autor* autorin fotograf* kundenstimmen bewertung* rezension* gäste* agentur*',
  'pompiers police antipoison hôpital pharmacie tribunal conseil mairie préfecture ministère chambre ordre syndicat fédération association inspection transporteur* coursier* livreur* taxi* gare parking assurance* assureur* banque fournisseur* partenaire* revendeur* musée auteur* autrice photograph* témoignage* avis',
  'policía bomberos ambulancia* hospital farmacia juzgado ayuntamiento ministerio cámara federación liga asociación mensajer* transport* reparto taxi* autobús parada aparcamiento parking seguro* aseguradora banco proveedor* aliad* colaborador* patrocin* distribuidor* museo autor* fotógraf* fotos opinion* reseña* testimonio* salvamento',
  'polizia carabinieri vigili ambulanza ospedale farmacia tribunale comune ministero camera federazione lega associazione corriere* spedizion* taxi autobus parcheggio assicuraz* banca fornitor* partner* rivenditor* sponsor* museo autore autrice fotograf* recension* testimonianz* diocesi*',
  'polícia bombeiros ambulância hospital farmácia tribunal câmara ministério federação liga associação transportador* estafeta* táxi autocarro estacionamento seguradora* banco fornecedor* parceir* patrocin* revendedor* museu autor* fotograf* fotógraf* depoimento* avaliaç*',
  'politie brandweer ambulance ziekenhuis apotheek rechtbank gemeente ministerie kamer bond vereniging koerier* vervoerder* taxi* bus parkeergarage parking verzekeraar* mutualiteit bank leverancier* partner* sponsor* dealer* museum auteur* fotograaf* foto* recensie* beoordeling* huisartsenpost* tandarts*',
  'polis* brandkår* ambulans* sjukhus* apotek* domstol* kommun* departement* förbund* bud budet budfirma* budbil* budtjänst* budservice* frakt* taxi* buss* båt båten båtar* båttrafik* båtbolag* parkering* försäkring* bank leverantör* partner* sponsor* återförsäljare* museum författare* fotograf* recension* omdöme* giftinformation* sjöräddning*',
  'politi* brand* ambulanse* ambulance* sykehus* sygehus* apotek* domstol* kommune* forbund* bud budet budfirma* budbil* budtjänst* budservice* fragt* frakt* drosje* taxa* buss* bus busse* bushalt* busbahnhof* buslini* busser busstop* busselskab* busstation* parkering* forsikring* bank leverandør* partner* sponsor* forhandler* museum forfatter* fotograf* anmeld* omtale*',
  'poliisi* palo* ambulanssi* sairaala* apteekki* oikeus kunta* ministeriö* liitto* yhdistys* kuriiri* kuljetus* taksi* bussi* pysäköinti* vakuutus* pankki* toimittaja* tuottaja* tuottajat kumppani* sponsori* jälleenmyyj* museo* kirjailija* valokuvaaja* arvostelu* myrkytys*',
  'alarmowy* policja* straż* pogotowie* szpital* apteka* sąd sądu sądy sądowy urząd* ministerstwo* izba* związek* stowarzyszenie* kurier* przewoźnik* taxi taksówk* autobus* parking* ubezpiecz* bank* dostawca* dostawcy partner* sponsor* muzeum* autor* fotograf* opini* recenzj*',
  'policie* hasiči* záchrank* nemocnic* lékárn* soud* úřad* ministerstvo* komora* svaz* spolek* kurýr* dopravce* taxi* autobus* parkoviště* pojišťovn* banka* dodavatel* partner* sponzor* muzeum* autor* fotograf* recenz* toxikolog*',
  'rendőrség* tűzoltó* mentő* kórház* gyógyszertár* bíróság* önkormányzat* minisztérium* kamara* szövetség* futár* szállít* taxi* busz* parkol* biztosító* bank* bankszámla beszállító* partner* szponzor* viszonteladó* múzeum* szerző* fotós* vélemény*',
  'poliți* pompieri* ambulanț* spital* farmacie* tribunal* primări* minister* cameră* federați* asociați* curier* transport* taxi* autobuz* parcare* asigur* banc* furnizor* partener* sponsor* muzeu* autor* fotograf* recenzi* păreri* organizator*',
  'αστυνομία* πυροσβεστ* ασθενοφόρο* νοσοκομείο* φαρμακείο* δικαστήριο* δήμος* υπουργείο* επιμελητήριο* ομοσπονδία* σύλλογος* κούριερ* ταξί* ραδιοταξί* λεωφορείο* πάρκινγκ* ασφαλ* τράπεζα* προμηθευτ* συνεργάτ* χορηγ* μουσείο* συγγραφέα* φωτογράφ* κριτικ*',
  'acil* polis* itfaiye* ambulans* hastane* eczane* mahkeme* belediye* bakanlığı odası federasyon* derneği kargo* kurye* taksi* otobüs* otopark* sigorta* banka* tedarikçi* ortak* sponsor* bayi* müze* yazar* fotoğraf* yorum*',
  'полици* пожарн* скорая* больниц* аптек* суд* администрац* министерств* палат* союз* федерац* курьер* доставк* такси* автобус* парковк* страхов* банк* поставщик* партнёр* партнер* спонсор* дилер* музе* автор* фотограф* отзыв*',
  'поліці* пожежн* швидка* лікарн* аптек* суд* міністерств* палат* спілк* федерац* кур*єр* доставк* служб* таксі* автобус* паркінг* страхов* банк* постачальник* партнер* спонсор* музе* автор* фотограф* відгук* млин* гаряча отруєн*',
  'شرطة* الشرطة إسعاف* الإسعاف مستشفى* صيدلية* محكمة* بلدية* وزارة* غرفة* اتحاد* جمعية* شحن* توصيل* تاكسي* حافلة* مواقف* تأمين* التأمين بنك* مورد* شريك* شركاء* راعي* متحف* مؤلف* مصور* آراء* تمويل* التمويل شركة* إدارة*',
  'משטרה מכבי אמבולנס מדא בית חולים מרקחת עירייה משרד משלוחים שליח מונית אוטובוס חניה ביטוח בנק ספק* שותפ* חסות מוזיאון סופר צלם חוות',
  'پلیس آتش‌نشانی بیمارستان داروخانه دادگاه شهرداری وزارت اتحادیه انجمن پست پیک تاکسی بیمه بانک تأمین* شریک همکار* حامی* موزه نویسنده عکاس نظر* اداره سازمان شرکت',
  'polisi polis bomba pemadam ambulans rumah sakit hospital apotek farmasi pengadilan mahkamah kementerian majlis dewan persatuan asosiasi kurir penghantaran taksi teksi bas asuransi insurans bank pemasok pembekal mitra rakan penaja museum muzium penulis fotografer ulasan dinas jabatan',
  'công an cảnh sát bệnh viện nhà thuốc tòa án ủy ban sở bộ hiệp hội chuyển phát taxi bảo hiểm ngân hàng đối tác bảo tàng tác giả',
  'सरकार* पुलिस एम्बुलेंस अग्निशमन अस्पताल न्यायालय मंत्रालय बैंक बीमा टैक्सी कूरियर लेखक साझेदार विभाग निगम',
  'polici* policij* vatrogas* gasilc* bolnic* ljekarn* apotek* lekarn* sud sodišč* ministarstv* udrug* udružen* zveza kurir* dostav* taksi taxi osiguranj* zavarovanj* banka dobavljač* dobavitelj* partner* sponzor* muzej* autor* fotograf* хитна полици* болниц* суд министарств* курир* такси банка партнер* музеј* аутор* полиция пожарн* болниц* аптек* съд община министерств* куриер* такси застрахов* банка доставчи* партньор* спонсор* музе* автор* фотограф*',
  'polícia hasiči nemocnic* lekár* súd úrad ministerstv* komora zväz kuriér* dopravca taxi poisťovň* banka dodávateľ* partner* sponzor* múze* autor* fotograf*',
  'policia bombers hospital farmàcia jutjat ajuntament ministeri federació associació missatger* taxi autobús assegurança banc proveïdor* col·labora* patrocin* museu autor* fotògraf*',
  'kiirabi politsei päästeamet haigla apteek kohus linnavalitsus ministeerium liit ühing kuller takso kindlustus pank tarnija partner* muuseum autor fotograaf policija* slimnīca aptieka tiesa ministrija kurjers taksometrs banka piegādātāj* muzejs ligoninė vaistinė teismas kurjeris taksi bankas tiekėj* muziejus',
);

/** What a house of the public calls itself. */
export const isOfficeWord = wordList(
  'town hall municipality municipal council city parish rathaus gemeinde* stadt* amt* verwaltung mairie commune* ayuntamiento municipio* municipal* comune comunal* câmara prefeitura junta freguesia gemeente* gemeentehuis kommun* rådhus* kunta* kunnan kaupung* urząd* urzęd* gmin* úřad* obecn* obce obec mest* önkormányzat* hivatal* primări* consili* δήμο* κοινότητα* belediye* администрац* муниципал* мэри* уряд* рад* громад* بلدية* البلدية* עירייה* מועצה* matična občin* općin* opštin*',
);

/** What is taken out of texts of scripts that put no blanks between words. */
export const UNSPACED_CONTACT =
  /フリーダイヤル|フリーコール|免费电话|免費電話|免费热线|免費熱線|무료\s?전화|수신자\s?부담|โทรฟรี|電話番号?|手機|行動電話|市話|專線|专线|免付費|信箱|お?電話|電話番號|代表|携帯|ファックス|ファクス|受付|予約|ご予約|お問い?合わ?せ|問合せ|メールアドレス|メール|所在地|住所|アクセス|ご来館|店舗|事務所|窓口|直通|電話|电话|手机|热线|熱線|传真|傳真|邮箱|郵箱|邮件|電郵|电子|地址|联系我们|聯絡我們|联系|聯絡|预订|預訂|预约|預約|咨询|諮詢|客服|前台|总机|支店|分店|分館|지점|สาขา|門市|门店|店址|微信|대표전화|대표번호|전화번호|전화|휴대폰|휴대전화|팩스|이메일|메일|주소|오시는길|오시는|찾아오시는|고객문의|문의|예약|상담센터|상담|문자|고객센터|고객지원|고객만족|연락처|카카오톡|เพิ่มเพื่อน|แอดไลน์|ไลน์|โทรศัพท์|มือถือ|โทร|อีเมล|ที่อยู่|ติดต่อ|แฟกซ์|จอง/g;
export const UNSPACED_OTHERS =
  /自来水公司|自來水公司|燃气公司|燃氣公司|煤气公司|供电局|电力公司|電力公司|電力会社|ガス会社|水道局|保健所|中毒110|가스공사|한국전력|수도사업소|보건소|การไฟฟ้า|การประปา|警察|消防|速运|速運|物流|救急|急救|报警|報警|病院|医院|薬局|裁判所|市役所|役場|協会|連盟|学会|銀行|银行|保険|保险|タクシー|バス|配送|宅配|快递|快遞|運送|駐車場|停车场|博物館|博物馆|美術館|提供|協力|別会社|供应|供應|合作|赞助|贊助|協賛|取引先|著者|作者|評論|記者|お客様の声|口コミ|评价|評價|客户|顧客|택배|경찰|소방|병원|약국|법원|협회|은행|보험|택시|버스|주차장|박물관|작가|저자|후기|협력|제휴|공급|ตำรวจ|โรงพยาบาล|ธนาคาร|ฉุกเฉิน|ขนส่ง/;
