import type { Element } from 'hast';
import { logoStepName } from 'inlay/internal/component/logo/choose-logo.js';
import { element } from 'inlay/internal/html/element.js';
import type { Links } from '../links.js';
import type { LogoChain, LogoStep, PreviewModel } from '../model.js';
import { resourceId } from './anchors.js';
import { badge } from './badge.js';
import { htmlDocument } from './document.js';
import { logoPlates, plainPlate } from './logo-plates.js';
import { snippet, snippetOf } from './snippet.js';
import { code, prose, siteWords } from './text.js';

/** Every variant of the logo with its fallback drawn as a chain: what was tried, what is used, what was not reached. */
export function logosPage(model: PreviewModel, links: Links): string {
  return htmlDocument(
    {
      title: 'Logos',
      place: 'logos',
      main: [
        element('div', { className: ['title'] }, [
          element('h1', {}, ['Logos']),
          element(
            'p',
            {},
            prose(
              'Each variant takes the first step that can be shown, from its own image to the site’s name as text.',
            ),
          ),
        ]),
        ...model.logos.map((chain) => chainSection(chain, model, links)),
      ],
    },
    model,
    links,
  );
}

function chainSection({ variant, steps }: LogoChain, model: PreviewModel, links: Links): Element {
  const id = resourceId({ kind: 'logo', name: variant });
  const used = steps.findIndex((step) => step.used);
  const items = steps.map((step, index) => stepItem(step, index + 1, used < 0 || index <= used, model, links));
  return element('section', { className: ['panel', 'logo'], ariaLabelledBy: [id] }, [
    element('div', { className: ['logo__head'] }, [
      element('h2', { id }, [code(variant)]),
      ...(used < 0
        ? [badge('off', 'Shows nothing')]
        : [snippet(snippetOf('x-logo', { variant }), `the logo ${variant}`)]),
    ]),
    element('ol', { className: ['chain'] }, items),
  ]);
}

/** @param number of the step, from 1 */
function stepItem(step: LogoStep, number: number, isReached: boolean, model: PreviewModel, links: Links): Element {
  const { tried, result, used } = step;
  const state = used ? 'used' : isReached ? 'tried' : 'spare';
  const missing = step.image && step.usable ? (links.missing?.ofLogo(step.image) ?? []) : [];
  const isShown = missing.length === 0;
  const status = used
    ? badge(isShown ? 'ok' : 'warning', 'Used')
    : isReached
      ? badge('off', 'Skipped')
      : badge('later', 'Not reached');
  // That it was not reached is said above.
  const words = result.replace(/^not reached: /, '');
  return element('li', { className: ['step', `step--${state}`, ...(isShown ? [] : ['step--missing'])] }, [
    element('h3', { className: ['step__name'] }, [capitalised(logoStepName(number) ?? '')]),
    element('p', { className: ['step__status'] }, [status]),
    ...shownBy(step, model, links),
    ...(used && result === 'used' ? [] : [element('p', { className: ['step__result'] }, prose(words))]),
    element('p', { className: ['step__source'] }, [code(tried)]),
  ]);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a step would show: the picture where the preview has it, else its address. */
function shownBy({ image, usable, used, text }: LogoStep, model: PreviewModel, links: Links): Element[] {
  const { name, language } = model.site;
  if (text !== undefined) return [element('p', { className: ['plate', 'plate--text'] }, [siteWords(text, language)])];
  if (image === undefined) return [];
  if (!usable) return [plainPlate(['Not shown']), source(image.url)];
  const plates = logoPlates(image, { alt: image.alt?.trim() ? image.alt : name, isEager: used }, links);
  return [
    ...plates.figures,
    ...plates.notes,
    source(image.url),
    ...(image.dark === undefined ? [] : [source(image.dark)]),
  ];
}

function source(address: string): Element {
  return element('p', { className: ['step__source'] }, [code(address)]);
}
