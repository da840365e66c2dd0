/** The same measurement in several processes, one after the other. */
import { fork } from 'node:child_process';

/** So many that the odd ones are few, see `figure`. */
export const PROCESSES = 9;

/**
 * What a script sends of its measurement, once for each process.
 *
 * @param {URL} script sends one message, its result, and ends
 * @param {(text: string) => void} progress
 * @returns {Promise<any[]>} by process
 */
export async function inProcesses(script, progress) {
  const results = [];
  for (let number = 1; number <= PROCESSES; number += 1) {
    results.push(await inProcess(script, (text) => progress(`process ${number} of ${PROCESSES}: ${text}`)));
  }
  progress('');
  return results;
}

function inProcess(script, progress) {
  return new Promise((resolve, reject) => {
    const child = fork(script);
    let result;
    child.on('message', (message) => {
      if ('progress' in message) progress(message.progress);
      else result = message.result;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0 && result !== undefined) resolve(result);
      else reject(new Error(`Unexpected end of ${script.pathname} with ${code}, expected 0 and a result`));
    });
  });
}

/** For such a script: sends what it does to whoever started it. */
export function tellProgress(text) {
  process.send?.({ progress: text });
}

/** For such a script: sends the result, and ends. */
export function tellResult(result) {
  process.send?.({ result }, () => process.disconnect());
}
