#!/usr/bin/env node
import { runProgram } from 'inlay/internal/cli/base-program.js';
import { createProgram } from './program.js';

await runProgram(createProgram());
