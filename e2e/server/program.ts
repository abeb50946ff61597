import { type APIRequestContext, expect } from '@playwright/test'
import type { Stay } from '../pages/stays.ts'

interface Wish {
  readonly orgSlug: string
  readonly stay: Stay
  readonly plot: string
  readonly numberOfAdults?: number
  /** Otherwise the deposit first, where the campsite takes one. */
  readonly payInFull?: boolean
  /** How the guest is reached, where it matters. */
  readonly guest?: { readonly email: string; readonly cell: string; readonly verificationPreference: 'SMS' | 'WHATSAPP' }
}

interface TermsAsked {
  readonly error?: { readonly data: { readonly termIds?: readonly string[] } }
}

/**
 * Another guest, who books over the programming door: what a test needs to have happened before it begins.
 */
export class Program {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  async hold({ orgSlug, stay, plot, numberOfAdults = 2 }: Wish): Promise<string> {
    const party = { numberOfAdults, numberOfPensioners: 0, childrenAges: [] }
    const input = encodeURIComponent(JSON.stringify({ orgSlug, ...stay, ...party }))
    const listed = this.#request.get(`/api/trpc/orgPlots.getAllForPicker?input=${input}`, { maxRetries: 2 })
    const picker = await this.#answer<readonly { readonly id: string; readonly name: string }[]>(listed)
    const plotId = picker.find(({ name }) => name === plot)?.id
    return (await this.#act('reservations.hold', { orgSlug, ...stay, plots: [{ plotId, ...party }] })).id
  }

  /**
   * Submitted, with the terms that the campsite asks for; the address of the payment page where there is
   * something to pay online.
   */
  async reserve(wish: Wish): Promise<{ readonly id: string; readonly paymentUrl: string | null }> {
    const id = await this.hold(wish)
    const guest = {
      id,
      firstName: 'Sipho',
      lastName: 'Dlamini',
      email: 'sipho@example.org',
      countryCode: '+27',
      cell: '0831234567',
      verificationPreference: 'SMS',
      optIntoMarketing: false,
      termsAccepted: true,
      acknowledgedDocuments: [],
      payInFull: wish.payInFull ?? true,
      ...wish.guest,
    }
    const submit = (acceptedTermIds: readonly string[]) =>
      this.#request.post('/api/trpc/reservations.submit', { data: { ...guest, acceptedTermIds } })
    const first = await submit([])
    const asked = ((await first.json()) as TermsAsked).error?.data.termIds
    const submitted = await this.#answer<{ payment?: { url: string } }>(asked ? submit(asked) : Promise.resolve(first))
    return { id, paymentUrl: submitted.payment?.url ?? null }
  }

  async referenceOf(id: string): Promise<string> {
    const input = encodeURIComponent(JSON.stringify({ id }))
    const asked = this.#request.get(`/api/trpc/reservations.getOneRowPublic?input=${input}`, { maxRetries: 2 })
    return (await this.#answer<{ readonly simpleReference: string }>(asked)).simpleReference
  }

  #act(name: string, input: unknown): Promise<{ id: string }> {
    return this.#answer(this.#request.post(`/api/trpc/${name}`, { data: input }))
  }

  /** The shapes are the door's; its own tests prove them. */
  async #answer<Data>(asked: ReturnType<APIRequestContext['get']>): Promise<Data> {
    const answer = await asked
    const body = (await answer.json()) as { readonly result: { readonly data: Data } }
    expect(answer.ok(), JSON.stringify(body)).toBe(true)
    return body.result.data
  }
}
