import type { CommunicationFilter, CommunicationHistory, SentMessage } from './communication-history.ts'

/**
 * The local mailbox: only what never left this machine. Whoever starts the product without credentials may
 * read it.
 */
export class ListMessages {
  readonly #ports: { readonly communicationHistory: CommunicationHistory }

  constructor(ports: { readonly communicationHistory: CommunicationHistory }) {
    this.#ports = ports
  }

  async execute(query: Pick<CommunicationFilter, 'id' | 'reservationId' | 'limit'>): Promise<readonly SentMessage[]> {
    return this.#ports.communicationHistory.list({ ...query, staysLocal: true })
  }
}
