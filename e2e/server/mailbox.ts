import { type APIRequestContext, expect } from '@playwright/test'

export interface Message {
  readonly channel: 'email' | 'sms' | 'app'
  readonly to: string
  readonly type: string
  readonly reservationId: string
  readonly subject: string | null
  readonly text: string
  readonly links: readonly string[]
}

/** What guests would get, as the local mailbox lists it. */
export class Mailbox {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  async of(reservationId: string): Promise<readonly Message[]> {
    return (await this.#all()).filter((message) => message.reservationId === reservationId)
  }

  /** Whatever was sent to an address, the newest first. */
  async to(address: string): Promise<readonly Message[]> {
    return (await this.#all()).filter(({ to }) => to === address)
  }

  /** The newest of at least `count` letters to an address, as soon as they have been sent. */
  async newest(address: string, count = 1): Promise<Message> {
    const isSent = async () => (await this.to(address)).length >= count
    await expect.poll(isSent, { message: `letter ${count} to ${address}`, timeout: 60_000 }).toBe(true)
    return (await this.to(address))[0]!
  }

  /** The one-time codes that were e-mailed to an address, the newest first. */
  async codes(to: string): Promise<readonly string[]> {
    return (await this.to(to)).flatMap(({ subject }) => /^\d{6}/.exec(subject ?? '')?.[0] ?? [])
  }

  /** The e-mail of this type to the guest, as soon as it has been sent; a campsite's own stand beside it. */
  async email(reservationId: string, type: string): Promise<Message> {
    const found = async () =>
      (await this.of(reservationId)).find(
        (message) => message.channel === 'email' && message.type === type && !message.links.some(isOfStaff),
      ) ?? null
    await expect.poll(found, { message: `an e-mail ${type}`, timeout: 60_000 }).not.toBeNull()
    return (await found())!
  }

  async #all(): Promise<readonly Message[]> {
    const answer = await this.#request.get('/dev/messages', { headers: { Accept: 'application/json' }, maxRetries: 2 })
    return (await answer.json()) as readonly Message[]
  }
}

/** News for a campsite lead behind the sign-in. */
function isOfStaff(link: string): boolean {
  return new URL(link).pathname.startsWith('/org/')
}
