import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { isShortId } from '@camp/domain/shared/short-id.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { FoundId, ShortIdKind, ShortIds } from './short-ids.ts'

export type SeveralOfThisName = { readonly code: 'several-of-this-name'; readonly choices: readonly FoundId[] }

const choicesShown = 10

/** Which one is meant: an id by its first letters where they fit one alone, or the reference of a booking. */
export class FindByShortId {
  readonly #ports: { readonly shortIds: ShortIds }

  constructor(ports: { readonly shortIds: ShortIds }) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly kind: ShortIdKind
    readonly text: string
  }): Promise<Result<FoundId, NotPermitted | NotFound | SeveralOfThisName>> {
    if (!mayManagePlatform(query.actor)) return refused({ code: 'not-permitted' })
    if (!isShortId(query.text)) return refused({ code: 'not-found' })
    const found = await this.#ports.shortIds.named(query.kind, query.text.toLowerCase(), choicesShown)
    const [first, ...others] = found
    if (!first) return refused({ code: 'not-found' })
    return others.length === 0 ? accepted(first) : refused({ code: 'several-of-this-name', choices: found })
  }
}
