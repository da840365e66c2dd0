import { isSmallWord } from '../owner/label-words.js';
import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';

/** What networks are called in texts, and in the names of icons; folded. */
const NAMES: ReadonlyMap<string, string> = new Map(
  (
    'facebook=facebook fb facebookf fbook фейсбук فيسبوك فیسبوک פייסבוק 페이스북 フェイスブック 脸书 臉書|instagram=instagram insta ig instagramm инстаграм إنستغرام انستقرام انستجرام اینستاگرام אינסטגרם 인스타그램 インスタグラム インスタ|' +
    'x=twitter xtwitter twitterx xcom твиттер تويتر توییتر ایکس إكس טוויטר 트위터 ツイッター 推特|linkedin=linkedin linkedinin لينكدإن لینکدین לינקדאין 링크드인|youtube=youtube youtubeplay yt ютуб يوتيوب یوتیوب יוטיוב 유튜브 ユーチューブ 油管|tiktok=tiktok тикток تيكتوك تیک‌تاک טיקטוק 틱톡|' +
    'pinterest=pinterest pinterestp|threads=threads|bluesky=bluesky bsky|mastodon=mastodon|reddit=reddit|snapchat=snapchat سناب سنابشات|github=github githubalt|gitlab=gitlab|dribbble=dribbble|behance=behance|vimeo=vimeo vimeov|twitch=twitch|' +
    'soundcloud=soundcloud|spotify=spotify|medium=medium|flickr=flickr|vk=vk vkontakte вк вконтакте|ok=odnoklassniki одноклассники|xing=xing|discord=discord|yelp=yelp|strava=strava|weibo=weibo 微博|douyin=douyin 抖音|bilibili=bilibili 哔哩哔哩|tumblr=tumblr|tripadvisor=tripadvisor|trustpilot=trustpilot|xiaohongshu=xiaohongshu rednote 小红书|wechat=微信公众号|whatsapp=whatsapp واتساب واتس ватсап ווטסאפ וואטסאפ|' +
    'dzen=dzen дзен|rutube=rutube рутуб|aparat=aparat آپارات|zhihu=zhihu 知乎|douban=douban 豆瓣|kuaishou=kuaishou 快手|naverblog=naverblog 네이버블로그|kakaostory=kakaostory 카카오스토리|ameblo=ameblo アメブロ|pixiv=pixiv ピクシブ|niconico=niconico ニコニコ動画|' +
    'patreon=patreon|substack=substack|etsy=etsy|bandcamp=bandcamp|mixcloud=mixcloud|deezer=deezer|lastfm=lastfm|letterboxd=letterboxd|goodreads=goodreads|ravelry=ravelry|houzz=houzz|untappd=untappd|vivino=vivino|ratebeer=ratebeer|beeradvocate=beeradvocate|provenexpert=provenexpert|capterra=capterra|jameda=jameda|doctoralia=doctoralia miodottore znanylekarz|zomato=zomato|komoot=komoot|foursquare=foursquare|nextdoor=nextdoor|quora=quora|codepen=codepen|producthunt=producthunt|crunchbase=crunchbase|glassdoor=glassdoor|kununu=kununu|viadeo=viadeo|rumble=rumble|odysee=odysee|kick=kick|kofi=kofi|linktree=linktree|stackoverflow=stackoverflow|clubhouse=clubhouse|issuu=issuu|artstation=artstation|deviantart=deviantart|wattpad=wattpad|meetup=meetup'
  )
    .split('|')
    .flatMap((line) => {
      const [network = '', names = ''] = line.split('=');
      return names.split(' ').map((name): [string, string] => [fold(name).replaceAll(' ', ''), network]);
    }),
);

/** The network that a word names. */
export function networkNamed(word: string): string | undefined {
  const folded = fold(word);
  return NAMES.get(folded.includes(' ') ? folded.replaceAll(' ', '') : folded);
}

/** What some networks are called for short, beside a link to one of them: elsewhere these are other words. */
const SHORT: ReadonlyMap<string, readonly string[]> = new Map(
  'snapchat=snap sc|telegram=tele tg|youtube=tube yt|pinterest=pin pins|facebook=meta face fb|instagram=ig insta gram|tiktok=tik tt|linkedin=li linked|x=tw tweet tweets|mastodon=masto toot|tripadvisor=ta trip|spotify=spot|soundcloud=sound sc|bluesky=sky bsky|reddit=sub|discord=disc|twitch=ttv|whatsapp=wa'
    .split('|')
    .map((entry): [string, readonly string[]] => {
      const [network = '', names = ''] = entry.split('=');
      return [network, names.split(' ')];
    }),
);

/** Whether a label is short for a network, and nothing else. */
export function isShortFor(network: string, label: string): boolean {
  return SHORT.get(network)?.includes(fold(label.trim())) === true;
}

/** Words beside a network's name that say that the profile is the site's. */
export const isFollowWord = wordList(
  'follow us our on find join like watch see page channel profile account official social media visit we are the videos video photos more new here icon logo group community',
  'folgen folge uns unser unsere unseren auf bei kanal seite profil finden besuchen sie offiziell videos',
  'suivez nous notre nos sur page chaîne profil compte rejoignez officiel vidéos retrouvez groupe',
  'síguenos siguenos sigue nuestro nuestra en página canal perfil cuenta oficial videos vídeos búscanos',
  'seguici segui su nostro nostra i nostri pagina canale profilo ufficiale video siamo',
  'segue segue-nos siga siga-nos nos no nosso nossa página canal perfil oficial vídeos vê',
  "volg ons op onze pagina kanaal profiel video video's like",
  'följ oss på vår våra sida kanal profil filmer',
  'følg oss os på vår vores side kanal profil',
  'seuraa meitä meidän sivu kanava videot',
  'śledź obserwuj nas nasz nasza nasze profil kanał strona polub',
  'sledujte nás náš naše na profil kanál stránka videa',
  'kövess kövessen minket oldalunk csatornánk nézd',
  'urmărește ne urmăriți pagina noastră canalul nostru pe',
  'ακολουθήστε μας στο σελίδα κανάλι μας',
  'takip edin bizi sayfamız kanalımız',
  'мы в наш наша канал страница группа подписывайтесь подпишитесь на следите за нами',
  'ми у наш наша сторінка канал підписуйтесь на стежте за нами',
  'تابعنا تابعونا على صفحتنا قناتنا حسابنا',
  'עקבו אחרינו ב הדף שלנו הערוץ',
  'gruppe gruppen grupo gruppo groep grupp gruppe ryhmä grupa skupina csoport ομάδα grubu grubumuz группа группу группе група групу مجموعة مجموعتنا קבוצה קבוצת グループ 群组 群組 그룹',
  'communauté comunidad comunità comunidade gemeenschap yhteisö yhteisömme społeczność komunita közösség comunitate κοινότητα topluluk topluluğumuz сообщество сообществе спільнота спільноту спільноті مجتمع קהילה קהילת コミュニティ 社区 社群 커뮤니티',
  'ページ 公式 公式アカウント アカウント チャンネル フォロー フォローする で 专页 主页 主頁 專頁 粉絲專頁 官方 账号 帳號 关注 關注 频道 頻道 페이지 공식 계정 채널 팔로우',
);

/** What the words of a link to a network say: the network alone, and which; or something else, told at its first word. */
export function readNetworkLabel(text: string): { network: string | undefined; isAlone: boolean } {
  let network: string | undefined;
  const words = text.slice(0, LONGEST).replace(HYPHEN, ' ').match(WORDS) ?? [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    // Some are written as two words: `Tik Tok`.
    const joined = next === undefined ? undefined : networkNamed(word + next);
    if (joined !== undefined) index += 1;
    const named = joined ?? networkNamed(word) ?? (word === 'X' || word === '𝕏' ? 'x' : undefined);
    if (named !== undefined) network ??= named;
    else if (!/\p{L}/u.test(word) || /^@/.test(word) || word.length < 2) continue;
    else if (!saysNobody(fold(word).replaceAll(' ', ''))) return { network, isAlone: false };
  }
  return { network, isAlone: true };
}

/** Words of a label: in Chinese, Japanese and Korean there is no blank between a name in Latin letters and what is said of it. */
const WORDS = /[\p{sc=Latin}\p{M}\p{N}@_.'’-]+|[^\P{L}\p{sc=Latin}](?:[^\P{L}\p{sc=Latin}]|\p{M})*/gu;

function saysNobody(word: string): boolean {
  return isFollowWord(word) || isSmallWord(word);
}

/** As in "Facebook-Gruppe". */
const HYPHEN = /(?<=\p{L}{3})-(?=\p{L}{3})/gu;

/** Characters of a label that are read. */
const LONGEST = 200;
