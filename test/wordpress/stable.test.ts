import { testWordPress } from './wordpress.js';

testWordPress('stable');
