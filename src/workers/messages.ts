import type { Problem } from '../message/error.js';

/** What tasks have in common, such as a site. A worker gets it when it asks for it, and keeps it by its key. */
export interface Shared<Value> {
  /** Another one for another content. */
  key: string;
  /** Plain data. */
  value(): Value;
}

/** A task for a worker. */
export interface TaskMessage<Task, Value> {
  task: Task;
  /** The key of what it shares with others. */
  key: string;
  /** For a worker that has asked for it. */
  shared?: { value: Value };
}

/** What a worker answers. An error can't be sent as such: its class would be lost. */
export type TaskAnswer<Result> =
  | { kind: 'done'; result: Result }
  /** It does not have what the task shares with others. */
  | { kind: 'needs-shared' }
  /** An InlayError. */
  | { kind: 'mistake'; code: string; summary: string; problems: Problem[] }
  /** Anything else that was thrown. */
  | { kind: 'bug'; name: string; message: string; stack: string };
