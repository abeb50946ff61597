import type { HtiLine } from './hti-lines.ts'

export type HtiSent =
  | { readonly outcome: 'answered'; readonly body: Uint8Array }
  /** Nobody can tell what became of it, unless it was not heard. */
  | { readonly outcome: 'silent'; readonly fault: string; readonly mayBeHeard: boolean }

/** One message over HTTP and its answer. Nothing is repeated here. */
export interface HtiExchange {
  send(line: HtiLine, text: string): Promise<HtiSent>
}
