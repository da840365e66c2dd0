#!/usr/bin/env node
import { runProgram } from './base-program.js';
import { createProgram } from './program.js';

await runProgram(createProgram());
