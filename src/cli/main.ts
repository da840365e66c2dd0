#!/usr/bin/env node
import { reportFailure } from './errors/failure.js';
import { createProgram } from './program.js';

// What no promise carries: a closed pipe, mostly.
process.on('uncaughtException', (error) => process.exit(reportFailure(error)));

try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}
