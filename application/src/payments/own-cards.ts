import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotPermitted } from '../shared/refusals.ts'
import { type PaymentGateway, PaymentGatewayUnavailable } from './payment-gateway.ts'
import type { SavedCard, SavedCards } from './saved-cards.ts'

export type OwnCard = Pick<SavedCard, 'id' | 'method' | 'expires' | 'savedAt'>

/** The cards that the gateway keeps for whoever is signed in, the last saved first. */
export class ListOwnCards {
  readonly #savedCards: SavedCards

  constructor({ savedCards }: { readonly savedCards: SavedCards }) {
    this.#savedCards = savedCards
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<readonly OwnCard[], NotPermitted>> {
    if (actor.kind !== 'user') return refused({ code: 'not-permitted' })
    const cards = await this.#savedCards.of(actor.userId)
    return accepted(cards.map(({ id, method, expires, savedAt }) => ({ id, method, expires, savedAt })))
  }
}

export interface ForgetOwnCardPorts {
  readonly savedCards: SavedCards
  readonly gateway: Pick<PaymentGateway, 'forgetCard'>
}

/**
 * Deleted at the gateway first, so that none is kept there of which nobody here knows; of somebody else's it
 * deletes nothing.
 */
export class ForgetOwnCard {
  readonly #ports: ForgetOwnCardPorts

  constructor(ports: ForgetOwnCardPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
  }: {
    readonly actor: Actor
    readonly id: string
  }): Promise<Result<null, NotPermitted | { readonly code: 'gateway-unavailable' }>> {
    if (actor.kind !== 'user') return refused({ code: 'not-permitted' })
    const { savedCards, gateway } = this.#ports
    const card = await savedCards.find(actor.userId, id)
    if (!card) return accepted(null)
    try {
      await gateway.forgetCard(card.registrationId)
    } catch (error) {
      if (!(error instanceof PaymentGatewayUnavailable)) throw error
      return refused({ code: 'gateway-unavailable' })
    }
    await savedCards.remove(actor.userId, id)
    return accepted(null)
  }
}
