import { SLOT_ERRORS_PATH } from '../slot-errors.js';
import { SLOT_SOURCE } from './slots.js';

/** Reports of one view: a script that throws without end is told of once and again, not more. */
const MOST_REPORTS = 3;

/**
 * The script that tells of slots whose script throws. It goes before all of them. The slot is the script that runs now, or the
 * one that the trace of the error names.
 */
export const SLOT_REPORT = `<script>(()=>{let n=${MOST_REPORTS};addEventListener("error",({error:e,message:m,lineno:l})=>{const c=document.currentScript,k=c&&c.dataset.slot||(/${SLOT_SOURCE}([\\w-]+)/.exec(e&&e.stack||"")||[])[1],s=k&&document.querySelector('script[data-slot="'+k+'"]');if(s&&n-->0)navigator.sendBeacon("${SLOT_ERRORS_PATH}",JSON.stringify({slot:k,revision:+s.dataset.revision,token:s.dataset.token,message:String(m).slice(0,500),line:l}))})})()</script>`;
