import { CONTACT, NEWSLETTER } from './form-title.js';
import { wordList } from './words.js';

/** What forms of sites are for, as far as several forms of one site are told apart by it. */
export type FormPurpose =
  | 'booking'
  | 'demo'
  | 'quote'
  | 'callback'
  | 'job'
  | 'support'
  | 'complaint'
  | 'question'
  | 'newsletter';

/** The words of each, for folded texts. Each stands for every word that begins with it. */
export const PURPOSE_WORDS: Readonly<Record<FormPurpose, readonly { test(text: string): boolean }[]>> = {
  booking: [
    // No book to read, no terminal.
    /(?:^| )book(?: (?!club|shop|store|list|review|fair|of)|$)/,
    /(?:^| )termin(?!al|us)/,
    wordList(
      'appointment booking reserv buchen buchung rendez_vous rdv cita turno appuntament prenot marcacao marcar agendar agendament afspraak boeken boeking bokning boka bestill_time bestil_tid bestall_tid tidsbestilling timebestilling varaa varaus ajanvaraus wizyt rezerw umow_wizyte objednat_se objednani rezerv idopont foglal programare programari randevu ραντεβου κρατηση κλειστε запись записаться запишитесь записатися запис_на прием прийом бронь брони бронюв запази_час резерв موعد مواعيد حجز احجز حجوزات תור לתור הזמנת_מקום פגישה 予約 예약 预约 預約 预订 預訂 จอง นัดหมาย dat_lich đặt_lịch đặt_chỗ dat_cho dat_ban đặt_bàn janji_temu reservasi अपॉइंटमेंट बुकिंग बुक نوبت رزرو',
    ),
  ],
  demo: [
    /(?:^| )(?:demos?|демо)(?: |$)/,
    wordList(
      'demonstra demonstracao demostracion vorfuhr dimostrazion prezentacj prezentac prezentare bemutato επιδειξη παρουσιαση демонстр презентац عرض_توضيحي عرض_تجريبي ديمو הדגמה דמו デモ 데모 시연 演示 สาธิต',
    ),
  ],
  quote: [
    wordList(
      'quote quotation estimate angebot_anforder angebot_anfrag angebotsanfrag angebot_erhalten kostenvoranschlag offerte_aanvra offerteaanvra vraag_offerte preventiv presupuest cotiza orcament devis begar_offert offertforfrag innhent_tilbud fa_tilbud tilbudsforesp tarjouspyynt pyyda_tarjous wycen zapytanie_ofert cenova_nabidk cenovu_nabidk nezavazna_poptavk arajanlat ajanlatker cere_oferta cerere_de_oferta fiyat_teklif teklif_al προσφορα расчет_стоимости смета сметы смету прорахун кошторис عرض_سعر عرض_اسعار تسعير הצעת_מחיר 見積 견적 报价 報價 ใบเสนอราคา bao_gia báo_giá minta_penawaran کوتیشن پیش_فاکتور',
    ),
  ],
  callback: [
    wordList(
      'call_back callback call_me ring_me phone_me ring_you phone_you call_you wir_rufen_sie rufen_sie_mich wir_rufen_dich on_vous_appelle nous_vous_appel appelez_moi vi_chiamiamo ti_chiamiamo la_chiamiamo chiamatemi chiamami le_llamamos os_llamamos me_ligue ligamos_lhe wij_bellen we_bellen bel_me vi_ringer_dig vi_ringer_deg vi_ringer_upp soitamme soita_minulle zadzwonimy zadzwon_do_mnie zavolame felhivjuk hivjon_fel va_sunam te_sunam sizi_arayalim σας_καλουμε καλεστε_με позвоните_мне мы_позвоним зателефонуйте_мені ще_ви_се_обадим سنتصل_بك نتصل_بك נתקשר_אליכם お電話いたします 전화_드리 给您回电 hubungi_saya telepon_saya ruckruf rueckruf zuruckruf rappel etre_rappele richiamat richiamami llamame llamadme te_llamamos llamamos ligamos ligue_me terugbel bel_mij ring_upp_mig ring_meg ring_mig soittopyynt oddzwon zadzwoncie_do zavolejte_mi zpetne_volani visszahiv suna_ma sunati_ma geri_ara beni_ara επανακληση обратный_звонок обратного_звонка перезвон передзвон обадете_ми اتصلوا_بي معاوده_الاتصال חזרו_אלי 折り返し 콜백 回电 回電 ติดต่อกลับ goi_lai gọi_lại',
    ),
  ],
  job: [
    wordList(
      'job jobs career karriere bewerb candidatur lavora_con trabaja_con trabalhe_con empleo emprego emploi recrutement vacatur sollicit ansok soknad ansogning hakemus tyopaik kariera aplikuj allasjelent jelentkez_allas cariere is_basvuru kariyer βιογραφικο вакан резюме ваканс وظيف توظيف السيره_الذاتيه משרה קריירה קורות_חיים 採用 応募 채용 招聘 应聘 tuyen_dung tuyển_dụng lowongan',
    ),
  ],
  support: [
    wordList(
      'support supportanfrage helpdesk help_desk ticket soporte assistenza assistance ondersteuning pomoc_techn technicka_pomoc tuki tukipyynt destek поддержк підтримк الدعم دعم_فني תמיכה サポート 지원_요청 技术支持 技術支援 ho_tro hỗ_trợ',
    ),
  ],
  complaint: [
    wordList(
      'complaint complain reklamation reklamac beschwerde retoure rucksend reclamo reclamacion reclamacao reclamation klacht retourner devoluc klage reklamasjon reklamaatio palautus zwrot reklama_zboz stiznost panasz reclamati sikayet iade παραπον жалоб возврат скарг повернен شكوي شكاوي ارجاع תלונה החזרה 返品 반품 退货 退貨 投诉 投訴 khieu_nai khiếu_nại keluhan',
    ),
  ],
  question: [
    CONTACT,
    /(?:^| )ask(?: |$)/,
    wordList(
      'question pregunta preguntanos domanda domande chiedi_ci chiedici frage fragen vraag vragen sporsmal sporgsmal fraga fragor kysy kysymy pytanie pytania zapytaj dotaz otazka zeptejte pitanje vprasanje kerdes kerdez intrebare intreaba soru sorun ερωτηση ρωτηστε вопрос спросит питання запитат въпрос попитай سؤال اسال استفسار שאלה שאלו 質問 질문 提问 提問 คำถาม cau_hoi câu_hỏi pertanyaan tanya प्रश्न سوال',
    ),
  ],
  newsletter: [
    NEWSLETTER,
    wordList(
      'subscrib abonn iscriviti_alla suscri subscrev nieuwsbrief prenumer odebir feliratkoz abone اشترك اشتراك 購読 구독 订阅 訂閱',
    ),
  ],
};
