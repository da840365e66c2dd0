import { networkNamed } from './network-names.js';

/** A handle in a text, and the network that is named beside it. */
export interface WrittenHandle {
  handle: string;
  network: string;
  /** Where the handle begins, with its sign. */
  at: number;
  /** Where what is said of it begins and ends. */
  from: number;
  to: number;
}

/** A handle, and right behind it the name of its network in brackets or behind "on": "@harbour (Instagram)", "@harbour auf Instagram". */
const BEFORE =
  /(?<![\p{L}\p{N}@._/-])@([A-Za-z0-9_][\w.]{1,38}\w)(?:\s?[(（[]\s?(\p{L}[\p{L}\p{M}]{0,15}(?: \p{L}{3,6})?)\s?[)）\]]|\s(?:is\s|are\s)?(?:on|at|via|auf|bei|sur|su|en|no|na|em|op|på|hos|pe|az|a|στο|στον|στην|в|у|на|على|في|در)\s(\p{L}[\p{L}\p{M}]{0,15})(?:\s(\p{Lu}\p{L}{2,5}))?(?![\p{L}\p{N}]))/gu;

/** The handles of a text before their networks. */
export function handlesBeforeNetworks(text: string): WrittenHandle[] {
  return [...text.matchAll(BEFORE)].flatMap(
    ({ 0: written, 1: handle = '', 2: bracketed, 3: named = '', 4: next = '', index }) => {
      const network = named === '' ? nameOf(bracketed ?? '') : (nameOf(named) ?? nameOf(`${named} ${next}`));
      return network === undefined || network === 'whatsapp'
        ? []
        : [{ handle, network, at: index, from: index, to: index + written.length }];
    },
  );
}

/** What Slavic languages add to a name behind "on": `Instagramie`, `Facebooku`, `Инстаграме`. */
const CASE = /(?<=.{4})(?:ie|u|е|у|і)$/u;

function nameOf(name: string): string | undefined {
  return networkNamed(name) ?? networkNamed(name.replace(CASE, '')) ?? (name === 'X' || name === '𝕏' ? 'x' : undefined);
}
