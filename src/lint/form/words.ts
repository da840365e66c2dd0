import { fold } from '../words/fold.js';

/**
 * Words by which forms are told apart, in the languages that sites are most often written in, for texts that are folded.
 * Each stands for every word that begins with it. They are read when they are first looked for.
 */
export function wordList(words: string): WordList {
  let read: { spaced: ByFirstLetter; unspaced: ByFirstLetter } | undefined;
  return {
    test(text) {
      read ??= readWords(words);
      const { spaced, unspaced } = read;
      for (let at = 0; at < text.length; at += 1) {
        const letter = text.charAt(at);
        const begins = at === 0 || text[at - 1] === ' ';
        if (begins && spaced.get(letter)?.some((word) => text.startsWith(word, at))) return true;
        if (unspaced.get(letter)?.some((word) => text.startsWith(word, at))) return true;
      }
      return false;
    },
  };
}

type ByFirstLetter = ReadonlyMap<string, readonly string[]>;

function readWords(words: string): { spaced: ByFirstLetter; unspaced: ByFirstLetter } {
  const list = words
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '');
  return {
    spaced: byFirstLetter(list.filter((word) => !UNSPACED.test(word))),
    unspaced: byFirstLetter(list.filter((word) => UNSPACED.test(word))),
  };
}

/** Words to look for in a folded text. */
export interface WordList {
  test(text: string): boolean;
}

function byFirstLetter(words: readonly string[]): ByFirstLetter {
  const lists = new Map<string, string[]>();
  for (const word of words) lists.set(word.charAt(0), [...(lists.get(word.charAt(0)) ?? []), word]);
  return lists;
}

/** Scripts that put no blanks between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Whether a word is of a script that puts no blanks between words, so that it may stand within another. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

/** A field for a mail address. */
export const MAIL = wordList(
  'email mail e_mail correo courriel courrier epost e_post posta eposta sahkoposti adresse_mail pochta почта пошта имейл мейл ел_адреса эл_адрес ηλεκτρονικ ايميل بريد البريد אימייל מייל דואל דוא_ל メール 이메일 메일 邮箱 郵箱 電子郵件 邮件 信箱 อีเมล surel ईमेल ایمیل poste_elec mejl',
);

/** A field for a person's name. */
export const PERSON = wordList(
  'name fname lname fullname firstname lastname your_name nome nombre nom prenom cognome apellid vorname nachname naam voornaam achternaam navn namn nimi imie nazwisko jmeno meno ime prezime nev nume adiniz ad_soyad adsoyad isim isminiz soyad ονομα επωνυμ onoma имя фамилия imya ім_я имʼя імя прізвище име الاسم اسم שם 名前 氏名 お名前 성함 이름 성명 姓名 名字 称呼 ชื่อ ho_ten họ_tên nama नाम نام',
);

/** A field for a phone number. */
export const PHONE = wordList(
  'tel phone mobile telefon telefono telefone telephone telefoon puhelin numer_tel cell handy celular movil τηλεφων κινητο телефон هاتف الهاتف جوال موبايل טלפון נייד 電話 연락처 전화 휴대 电话 手机 手機 เบอร์โทร โทรศัพท์ dien_thoai điện_thoại telepon फोन تلفن whatsapp',
);

/** A field for a message, or a form that sends one. */
export const MESSAGE = wordList(
  'message msg messaggio mensaje mensagem nachricht bericht meddelande melding besked viesti wiadomosc zprava sprava poruka uzenet mesaj minima mhnyma μηνυμα сообщение повідомлення povidomlennya соощение съобщение رسالة رسالتك رسالتكم הודעה メッセージ お問い合わせ内容 問い合わせ 메시지 문의 내용 留言 消息 ข้อความ tin_nhan tin_nhắn lời_nhắn pesan संदेश پیام ' +
    'enquir inquir question pregunta domanda frage vraag sporsmal sporgsmal fraga kysymys pytanie dotaz otazka pitanje kerdes intrebare soru ερωτηση вопрос питання въпрос سؤال שאלה comments comment_or_message tell_us how_can_we in_che_modo como_podemos wie_konnen comment_pouvons consulta richiesta anfrage aanvraag demande solicitud pedido solicitacao foresporsel henvendelse forfragan zapytanie poptavka doubt duda duvida feedback contact contatt contact_us kontakt contacto contato contactez yhteydenotto επικοινων контакт связаться зв_яз تواصل اتصل צור_קשר צרו_קשר iletisim bize_yazin 联系 聯絡 お問い合わせ 연락 ติดต่อ lien_he liên_hệ hubungi संपर्क تماس ' +
    'write_to_us get_in_touch drop_us send_us schreiben_sie scrivici ecrivez_nous ecrivez escribenos escrib fale_connosco fale_conosco skriv_til skriv_till napisz napiste call_back callback rappel ruckruf richiamat llamadme te_llamamos ligamos oddzwon חזרו השאירו обратный_звонок перезвон передзвон',
);

/** Signing up for news by mail. */
export const NEWS = wordList(
  'newsletter news_letter newsletters subscrib subscription suscri subscrev inscri iscri abonn abonnier abonner abonnez abonare abonati aboneaza anmeld anmelden eintragen inschrijv aanmeld prenumerer prenumere tilmeld abonner_pa meld_deg meld_pa pameld tilaa uutiskirje nyhetsbrev nyhedsbrev nieuwsbrief rundbrief infobrief boletin boletim bulletin bulten lettre_d lettre_de infolettre novita novidades novedades nouveautes notizie noticias zapis_sie zapisz subskryb newslett odebirat odber novinky pretplat hirlevel feliratkoz iratkozz abone_ol e_bulten ενημερωτικ εγγραφη εγγραφειτε νεα_μας подпис подпиш рассыл новости підпис розсил новини абонир бюлетин الاشتراك اشترك اشتراك النشرة نشرتنا הרשמה הירשמו הצטרפו עדכונים ניוזלטר ניוזלטר 購読 登録 メルマガ ニュースレター たより 구독 소식 뉴스레터 订阅 訂閱 訂閲 电子报 電子報 ข่าวสาร สมัครรับ đăng_ký_nhận bản_tin ban_tin berlangganan langganan buletin समाचार सदस्यता خبرنامه عضویت mailing_list mailchimp list_manage stay_in_the_loop stay_up_to_date keep_me_posted sign_up_for updates digest join_our_list join_the_list join_our_mailing mailinglist mailerlite convertkit',
);

/** Forms that are something else. */
export const OTHER = wordList(
  'search buscar busca cerca suche suchen recherche rechercher zoek zoeken sok sog szukaj hledat keres cauta arama αναζητ поиск пошук търс بحث ابحث חיפוש חפש 検索 검색 搜索 搜尋 ค้นหา tim_kiem tìm_kiếm cari खोज جستجو ' +
    'log_in login sign_in signin password passwort contrasena senha mot_de_passe wachtwoord losenord passord adgangskode salasana haslo heslo lozinka jelszo parola sifre κωδικο пароль كلمة_المرور סיסמה パスワード 비밀번호 密码 密碼 accedi acceder connexion anmelden_konto inloggen logg_inn logga_in zaloguj prihlas giris_yap συνδεση войти увійти تسجيل_الدخول התחבר ログイン 로그인 登录 登入 create_account register_account registrati ' +
    'checkout payment pagamento pago paiement zahlung betal platba odeme πληρωμ оплат دفع תשלום 支払 결제 支付 付款 add_to_cart add_to_basket warenkorb panier carrito carrinho carrello winkelwagen kosar koszyk koshik кошик корзин sepet καλαθι سلة עגלה カート 장바구니 购物车 購物車 coupon voucher donate donation spende doneer donar doação donazione don_mensuel ' +
    'post_comment leave_a_comment leave_a_reply kommentar_abgeben kommentier laisser_un_commentaire dodaj_komentarz komentarz lasciare_un_commento deja_un_comentario deixe_um_comentario lamna_en_kommentar kommentera wp_comments comment_post review write_a_review bewertung_schreiben rezension recension avis_client valoracion avaliacao recensione vidhuk відгук отзыв دیدگاه didgah コメント 댓글 评论 評論 reviews testimonial poll survey umfrage sondage encuesta enquete sondaggio quiz vote votar voter abstimmen ' +
    'unsubscribe abmelden austragen desabonner desinscri cancelar_suscripcion cancelar_inscricao disiscri uitschrijven afmelden avregistrera avsluta avmeld wypisz odhlas leiratkoz dezabon отпис відпис 配信停止 수신거부 退订 forgot ' +
    'peru_tilau peru_uutiskirje peruuta_tilau peruuta_uutiskirje lopeta_tilau poistu_listal poistu_postituslist opt_out avbestall afmeld opzegg zrusit_odber abonelikten_cik abonelik_iptal διαγραφη_απο إلغاء_الاشتراك הסרה_מרשימ ביטול_הרשמה 取消订阅 取消訂閱 구독_취소 darse_de_baja darme_de_baja cancelar_subscricao annulla_iscrizione cancella_iscrizione se_desabonn ' +
    'laheta_kommentti kommentoi plaats_reactie reageer skriv_en_kommentar send_kommentar dodaj_koment pridat_koment odeslat_koment hozzaszolas lasa_un_comentari adauga_comentari trimite_comentari yorum_yap yorum_gonder yorum_yaz αφηστε_σχολιο υποβολη_σχολι δημοσιευση_σχολι προσθηκη_σχολι оставить_коммент добавить_коммент отправить_коммент залишити_комент додати_комент أضف_تعليق اترك_تعليق إرسال_التعليق הוסף_תגובה הוספת_תגובה השאר_תגובה 发表评论 發表評論 ' +
    'apply_now apply_for apply_here job_application bewerbung bewerben postuler candidature candidatura candidati sollicit ansokan soknad ansogning hakemus aplikuj aplica_acum jelentkezes_allas basvuru_yap is_basvuru откликнуться отклик_на резюме קורות_חיים السيرة_الذاتية 応募 지원하기 应聘 rsvp ' +
    'reset_password filter filtrer filtrar filtrare filtern filtruj filtr sort_by track_your tracking gift_card newsletter_abmelden',
);

/** Booking a place or a time. */
export const BOOKING = wordList(
  'reserv booking book_a book_now buchen buchung reserver prenota prenotazion reservar boeken bestill bestall varaa rezerw rezerv foglal κρατηση брони бронюв حجز הזמנת_מקום 予約 예약 预订 預訂 จอง đặt_chỗ boka_bord boka_tid boka_nu bordsbokning reserva_tu reserva_ya prenota_ora agendar book_bord book_tid bestil_bord bestill_bord objednat_se objednat_termin idopontfoglal asztalfoglal programeaza randevu κλειστε_ραντεβου записаться_на запись_на записатися_на ご予約 预约 預約 check_in check_out party_size guests persons personas personnes pax appointment_date',
);

/** A field for how something is paid. */
export const PAYMENT = wordList(
  'card_number cardnumber cc_number cc_name cc_exp cvc cvv iban numero_carta numero_de_carte numero_de_tarjeta numero_tarjeta numero_do_cartao kartennummer kaartnummer kortnummer numer_karty cislo_karty kartyaszam numarul_cardului kart_numarasi номер_карты номер_картки αριθμος_καρτας رقم_البطاقة מספר_כרטיס カード番号 카드번호 카드_번호 卡号 卡號',
);

/** A field for a post code. */
export const POSTCODE = wordList(
  'zip_code zipcode postcode post_code postal_code postalcode postleitzahl plz codigo_postal code_postal codice_postale postnummer postnr postinumero kod_pocztowy psc iranyitoszam cod_postal posta_kodu ταχυδρομικος индекс індекс الرمز_البريدي מיקוד 郵便番号 우편번호 邮编 郵遞區號',
);

/** A field for a street. */
export const STREET = wordList(
  'street address_1 address_line address1 strasse indirizzo calle direccion adreca adresse morada endereco straat gatuadress gateadresse osoite ulica adres ulice utca strada sokak οδος διευθυνση улица вулиця адрес адреса العنوان כתובת 住所 주소 地址',
);

/** What a field is called in which people talk with a program or an assistant, as a whole word. */
export const CHAT =
  /(?:^| )(?:ai|chat|chats|chatbot|livechat|assistant|assistent|assistente|asistente|asystent|asistent|avustaja|чат|ассистент|помощник|асистент|צאט|צ אט|دردشه|المساعد|チャット|アシスタント|채팅|챗봇|聊天|客服|智能助手|แชท)(?: |$)/;
