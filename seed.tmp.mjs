import { render } from './dist/index.js';
import { checkRenderer } from './dist/testing/index.js';
for (let i=0;i<12;i++){ const v = await checkRenderer(render, { runs: 5000 }); if(!v.holds){ console.log('FOUND', v.seed, v.message); break;} console.log('ok', i); }
