import { testWordPress } from './wordpress.js';

testWordPress('newer');
