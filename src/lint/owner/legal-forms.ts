import { wordList } from '../words/word-list.js';

/** What stands behind the name of a firm and says what kind of firm it is, without dots and blanks. */
export const isLegalForm = wordList(
  'ltd limited llc llp plc inc incorporated corp corporation co cic cio pty teo teoranta clg dac',
  'gmbh ggmbh mbh ag kg kgaa ohg ug gbr ek ev eg partg partgmbb',
  'sarl sas sasu sa eurl sci scp scop selarl snc srl sprl asbl cvba bvba',
  'sl slu slp slne srl sau sc scp sociedad limitada scoop cb',
  'spa srl srls snc sas ss scarl onlus aps odv',
  'lda unipessoal ltda eireli mei me epp sa',
  'bv nv vof cv maatschap stichting',
  'ab hb kb ef as asa ans da enk aps is ivs oy oyj ky tmi rf ehf hf ou uab sia mtu',
  'sp z oo zoo spzoo spj spk sc spolka sro vos as spol zs ops druzstvo',
  'kft bt zrt nyrt rt kkt ev egyeni srl pfa sa ii doo dd jdoo obrt ad dno sp',
  'sti ltdsti as anonim limited sirketi επε αε οε εε ικε ιδιωτικη',
  'ооо оао зао пао ип ано нко тов тзов фоп пп ат еоод оод ад ет доо',
);
