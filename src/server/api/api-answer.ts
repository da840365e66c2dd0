/** An answer as plain data. */
export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
