import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../../src/budget.js';
import { limitsOf } from '../../src/canvas/limits.js';
import { locateExact } from '../../src/canvas/locate-exact.js';
import { parseSource } from '../../src/canvas/parse-source.js';
import { CANVAS_LIMITS } from '../../src/http/limits.js';
import { InlayError, locate, render } from '../../src/index.js';
import { parseSite } from '../../src/site/parse.js';
import { siteState } from '../support/site-state.js';

/** A budget that counts and never ends: the broken twin of every limit. */
function counter(): Budget & { spent: number } {
  return {
    spent: 0,
    spend(steps) {
      this.spent += steps;
    },
  };
}

function work(source: string): number {
  const budget = counter();
  parseSource(source, limitsOf({ copies: Number.POSITIVE_INFINITY }), undefined, budget);
  return budget.spent;
}
