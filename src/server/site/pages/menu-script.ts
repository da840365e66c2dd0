/** What a header has whose submenus open below their items. */
const DROPDOWNS = /class="[^"]{0,500}\bdropdowns\b/;
const SUBMENU = /class="[^"]{0,500}\bsub-menu\b/;

/**
 * The script by which Escape closes submenus, as what the pointer or the focus has opened must be closed without moving either.
 * They open by the style sheet alone, and again with the next step of the pointer or the focus.
 *
 * @see https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus
 */
const MENU_SCRIPT = `<script>addEventListener("keydown",e=>{if(e.key!=="Escape")return;for(const m of document.querySelectorAll(".dropdowns:is(:hover,:focus-within)")){const a=document.activeElement;if(a&&a.closest(".dropdowns .sub-menu")){const p=a.closest(".dropdowns .x-menu>li").querySelector(":scope>a");p?p.focus():a.blur()}m.classList.add("is-closed");const s=new AbortController,o=()=>{s.abort();m.classList.remove("is-closed")};for(const n of ["mouseleave","focusin"])m.addEventListener(n,o,s)}})</script>`;

/** The script of a header's menus; nothing where it has no submenus that open. */
export function menuScript(header: string): string {
  return DROPDOWNS.test(header) && SUBMENU.test(header) ? MENU_SCRIPT : '';
}
