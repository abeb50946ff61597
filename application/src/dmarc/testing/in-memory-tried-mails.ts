import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { MailPutAside, TriedMails } from '../tried-mails.ts'

interface Tried {
  readonly name: string
  readonly tries: number
  readonly at: Temporal.Instant
  readonly isAside: boolean
}

export class InMemoryTriedMails implements TriedMails {
  readonly #tried = new Map<string, Tried>()

  async begin({ id, name }: { readonly id: string; readonly name: string }, at: Temporal.Instant): Promise<number> {
    const tries = (this.#tried.get(id)?.tries ?? 0) + 1
    this.#tried.set(id, { name, tries, at, isAside: false })
    return tries
  }

  async forget(id: string): Promise<void> {
    this.#tried.delete(id)
  }

  async putAside(id: string, at: Temporal.Instant): Promise<void> {
    const tried = this.#tried.get(id)
    if (tried) this.#tried.set(id, { ...tried, at, isAside: true })
  }

  async aside(): Promise<readonly MailPutAside[]> {
    const found = [...this.#tried].filter(([, { isAside }]) => isAside)
    return found
      .map(([id, { name, at }]) => ({ id, name, at }))
      .toSorted((one, other) => Temporal.Instant.compare(other.at, one.at))
  }

  async forgetBefore(moment: Temporal.Instant): Promise<void> {
    for (const [id, { at }] of this.#tried) if (Temporal.Instant.compare(at, moment) < 0) this.#tried.delete(id)
  }
}
