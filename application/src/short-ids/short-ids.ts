/** What people name by the first letters of an id, having no better name for it or not always. */
export const shortIdKinds = ['block', 'hti-message', 'outbox-message', 'review', 'school-holiday'] as const
export type ShortIdKind = (typeof shortIdKinds)[number]

export interface FoundId {
  readonly id: string
  /** What tells it from the others: of a message its event, channel and state. */
  readonly facts: readonly string[]
}

export interface ShortIds {
  /**
   * Those whose id begins with this text, in the order of their ids; of reviews also the one of the booking
   * with this reference.
   */
  named(kind: ShortIdKind, text: string, limit: number): Promise<readonly FoundId[]>
}
