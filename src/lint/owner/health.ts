import { wordList } from '../words/word-list.js';

/** Words for houses that heal, in their names and descriptions. */
export const isHealthWord = wordList(
  'clinic* klinik* clinique* clínic* klinic* kliniek* dental* dentist* medic* medical* veterin* vet vets surgery doctor* physio* orthodont* paediatric* pediatric*',
  'praxis zahn* tierarzt* tierärzt* arzt* ärzt* hausarzt* dentaire* médical* médic* odontolog* pediatr* ambulatori* poliambulator* consultóri* tandarts* dierenarts* huisarts* tandläkar* veterinär* vårdcentral* tannlege* tandlæg* legesenter* lægehus* dyrlæge* hammas* lääkär* eläinlääk*',
  'stomatolog* gabinet lekarsk* przychodni* weteryn* zubní* ordinac* lékař* lekár* veterin* fogász* fogorvos* orvos* rendelő* állatorvos* οδοντιατρ* ιατρ* κτηνιατρ* diş dişçi* dişhekim* klinik* veteriner* muayenehane*',
  'стоматолог* клиник* клінік* ветеринар* врач* медицин* лікар* عيادة العيادة عيادات طب طبي طبية أسنان الأسنان בריאות מרפאה מרפאת שיניים וטרינר* دندان* کلینیک درمانگاه',
);

/** Words for those who work there. */
export const isHealerWord = wordList(
  'doctor dentist physician vet surgeon arzt ärztin zahnarzt zahnärztin tierarzt tierärztin médecin docteur dentiste vétérinaire médico médica dentista doctor doctora veterinario veterinaria medico dottore dottoressa dottor veterinário doutor doutora tandarts dierenarts läkare tandläkare läkaren tandläkaren veterinär tannlege tannlegen læge lægen tandlæge tandlægen dyrlæge dyrlægen lääkäri hammaslääkäri',
  'lekarz lekarza dentysta dentysty weterynarz weterynarza lékař lékaře zubař zubaře veterinář lekár zubár orvos orvost fogorvos állatorvos medic medicul doctorul γιατρό γιατρός οδοντίατρο οδοντίατρος doktor doktoru hekim hekimi veteriner врач врача врачу доктор доктору доктора стоматолог стоматологу стоматолога ветеринар ветеринару лікар лікаря лікарю دكتور طبيب الدكتور الطبيب دكتورة طبيبة רופא הרופא רופאת וטרינר پزشک دکتر',
);
