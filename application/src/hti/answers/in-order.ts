import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HtiAsk, HtiKind } from '../hti-messages.ts'

/** What is asked, with the moment by which the channel dates it. */
export type AskedOf<Kind extends HtiKind> = Extract<HtiAsk, { kind: Kind }> & { readonly at: Temporal.Instant | null }

/** What nobody can order is not later. */
export function isLater(at: Temporal.Instant | null, before: Temporal.Instant | null): boolean {
  return at !== null && before !== null && Temporal.Instant.compare(at, before) > 0
}
