import { parseSite } from '../site/parse.js';
import { serveTasks } from '../workers/serve-tasks.js';
import { performTask } from './task.js';

serveTasks((state: string) => parseSite(JSON.parse(state)), performTask);
