import { fold } from '../words/fold.js';

/** What shops and platforms call the pages of a visitor: to log in, the account, the cart, the search. */
const ACCOUNT: ReadonlySet<string> = new Set(
  (
    'log in|login|sign in|signin|sign up|signup|log out|logout|sign out|register|account|my account|create account|cart|basket|bag|my bag|shopping cart|checkout|wishlist|wish list|favourites|favorites|search|my orders|dashboard|' +
    'anmelden|einloggen|abmelden|registrieren|konto|mein konto|kundenkonto|warenkorb|kasse|merkliste|merkzettel|wunschliste|suche|suchen|' +
    'connexion|se connecter|inscription|s’inscrire|déconnexion|compte|mon compte|créer un compte|espace client|panier|mon panier|favoris|liste d’envies|recherche|rechercher|' +
    'iniciar sesión|acceder|acceso|entrar|registrarse|registro|crear cuenta|cuenta|mi cuenta|carrito|cesta|mi cesta|favoritos|lista de deseos|buscar|cerrar sesión|' +
    'accedi|entra|registrati|il mio account|area riservata|area clienti|carrello|preferiti|lista dei desideri|cerca|esci|' +
    'iniciar sessão|registar|registrar|cadastro|cadastre-se|criar conta|conta|minha conta|a minha conta|carrinho|pesquisar|pesquisa|sair|' +
    'inloggen|aanmelden|registreren|mijn account|winkelwagen|winkelmand|winkelmandje|verlanglijst|favorieten|zoeken|uitloggen|afrekenen|' +
    'logga in|mitt konto|skapa konto|registrera|varukorg|kundvagn|kassa|kassan|favoriter|önskelista|sök|logga ut|mina sidor|' +
    'logg inn|min konto|min side|registrer|handlekurv|handlevogn|favoritter|ønskeliste|søk|log ind|opret konto|kurv|indkøbskurv|søg|' +
    'kirjaudu|kirjaudu sisään|rekisteröidy|oma tili|tili|ostoskori|toivelista|suosikit|haku|hae|' +
    'zaloguj|zaloguj się|logowanie|zarejestruj się|rejestracja|moje konto|koszyk|ulubione|lista życzeń|szukaj|wyloguj|' +
    'přihlásit|přihlásit se|přihlášení|registrace|účet|můj účet|košík|oblíbené|hledat|vyhledávání|odhlásit|' +
    'belépés|bejelentkezés|regisztráció|fiók|fiókom|kosár|kedvencek|kívánságlista|keresés|kilépés|' +
    'autentificare|conectare|intră în cont|înregistrare|cont|contul meu|coș|coșul meu|favorite|căutare|caută|' +
    'giriş|giriş yap|üye ol|kayıt ol|hesabım|sepet|sepetim|favoriler|favorilerim|ara|çıkış|' +
    'σύνδεση|είσοδος|εγγραφή|λογαριασμός|ο λογαριασμός μου|καλάθι|αγαπημένα|αναζήτηση|αποσύνδεση|' +
    'войти|вход|регистрация|личный кабинет|кабинет|аккаунт|корзина|избранное|поиск|выйти|' +
    'увійти|вхід|реєстрація|особистий кабінет|кабінет|кошик|обране|пошук|вийти|' +
    'تسجيل الدخول|دخول|تسجيل|إنشاء حساب|حسابي|السلة|سلة التسوق|المفضلة|بحث|تسجيل الخروج|' +
    'כניסה|התחברות|הרשמה|החשבון שלי|סל קניות|עגלה|מועדפים|חיפוש|' +
    'ログイン|新規登録|会員登録|マイページ|カート|お気に入り|検索|ログアウト|' +
    '登录|登入|注册|註冊|我的账户|我的帳戶|账户|购物车|購物車|收藏|搜索|搜尋|退出|' +
    '로그인|회원가입|마이페이지|장바구니|찜|검색|로그아웃'
  )
    .split('|')
    .map(fold),
);

/** Whether a label, or the end of an address, is that of a page of the visitor's own. */
export function isAccount(label: string, tail: string): boolean {
  const words = label.replace(/\d+/g, '').trim();
  return ACCOUNT.has(words) || ACCOUNT.has(fold(tail));
}
