/** Attributes whose value is code, or data as code has it: of HTML, of Alpine, Vue, Angular and htmx. */
const WITH_CODE = /^(?:on[a-z]{2,30}$|[@:]|x-|v-|ng-|hx-(?:on|vals|headers)|\(|\[)/;
/** What their names begin with: most others are told by that. */
const BEGINNINGS = 'o@:xvnh([';
/** Of those what binds an attribute or a property, whose name says what it is for. */
const BINDS = /^(?:x-bind:|v-bind:|:|\[)([\w-]{1,60})/;

/** Whether an attribute holds code, by its name. */
export function holdsCode(name: string): boolean {
  return BEGINNINGS.includes(name.charAt(0)) && WITH_CODE.test(name);
}

/** What code of an attribute gives a value to, as `href` in `:href`; nothing where it only runs. */
export function boundName(name: string): string | undefined {
  return BINDS.exec(name)?.[1];
}
