import type { SignInWords } from './sign-in-words.js';

/** What the pages for signing in say in Arabic. */
export const ARABIC: SignInWords = {
  signIn: 'تسجيل الدخول',
  name: 'الاسم',
  password: 'كلمة المرور',
  wrong: 'الاسم أو كلمة المرور غير صحيحة.',
  stale: 'بقيت الصفحة مفتوحة وقتًا أطول مما يجب، أو أن متصفحك لا يحفظ ملفات تعريف الارتباط. يُرجى المحاولة مرة أخرى.',
  refused: 'لم يُنفَّذ',
  refusedText: 'لم يأتِ هذا الطلب من صفحة في هذا الموقع.',
  tooManyText: 'محاولات كثيرة. يُرجى المحاولة بعد {time}.',
  tooLongText: 'النص طويل جدًا.',
  signedIn: 'تم تسجيل الدخول',
  signedInAs: 'باسم {name}',
  role: 'الدور',
  owner: 'مالك',
  editor: 'محرر',
  viewer: 'قراءة فقط',
  waiting: 'بانتظار قرار',
  nothingWaits: 'لا شيء',
  waitingText: 'يُعرض ويُقرَّر بالأمر {command} حيث يعمل الموقع.',
  nonce: 'الرمز المؤقت',
  nonceText: 'لاستدعاءات الواجهة البرمجية في هذه الجلسة: قيمة {header}.',
  signOut: 'تسجيل الخروج',
  home: 'إلى الموقع',
};
