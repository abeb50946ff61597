import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface ProxyAnswer {
  readonly status: number
  readonly servedBy: string
  readonly cookies: readonly string[]
  readonly location: string | undefined
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let addresses = 0

/** Each from an address of its own, so that no limit by address counts them together. */
export function nextAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

interface Asking {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly timeout?: number
}

export function ask(origin: string, path: string, { method = 'GET', body, headers = {}, timeout = 40_000 }: Asking = {}) {
  return new Promise<ProxyAnswer>((resolve, reject) => {
    const asking = request(`${origin}${path}`, { agent, method, headers, timeout }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.once('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          servedBy: String(answer.headers['x-served-by'] ?? ''),
          cookies: (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
          location: answer.headers.location,
          text,
        }),
      )
    })
    asking.once('error', reject)
    asking.once('timeout', () => asking.destroy(new Error('no answer in time')))
    asking.end(body)
  })
}

/** A procedure that changes something, as an app calls it. */
export function act(origin: string, procedure: string, input: object, headers: Readonly<Record<string, string>> = {}) {
  return ask(origin, `/api/trpc/${procedure}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress(), ...headers },
  })
}

export interface Wish {
  /** The secret of the database from which the keys of confirmations follow. */
  readonly confirmations: string
  readonly orgSlug: string
  readonly plotId: string
  readonly arrivalDate: string
  readonly departureDate: string
}

export interface Journey {
  /** Empty when it did not come so far. */
  readonly id: string
  readonly ending: 'confirmed' | 'refused' | 'failed'
  readonly servedBy: readonly string[]
  /** How many steps were taken again because no answer came in time. */
  readonly again: number
  /** What the last answer said when it was no. */
  readonly why: string
}

/**
 * Hold, submit, confirm; the campsite takes its money itself. With patience, a step that got no answer is
 * taken again with the same key, so that it is done once.
 */
export async function book(origin: string, { plotId, confirmations, ...wish }: Wish, patience = 0): Promise<Journey> {
  const [servedBy, key, giveUpAt] = [[] as string[], randomUUID(), performance.now() + patience]
  let [id, why, again] = ['', '', 0]
  const step = async (procedure: string, input: object): Promise<ProxyAnswer> => {
    const answer = await act(origin, procedure, input, { 'idempotency-key': `${key}-${procedure}` }).catch(noAnswer)
    servedBy.push(answer.servedBy)
    if (answer.status !== 200) why = `${answer.status} ${answer.text.slice(0, 200)}`
    if (answer.status < 500 || performance.now() > giveUpAt) return answer
    again += 1
    await wait(500)
    return step(procedure, input)
  }
  const ended = (status: number): Journey => ({ id, ending: endings(status), servedBy, again, why })
  const plots = [{ plotId, numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }]
  const held = await step('reservations.hold', { ...wish, plots })
  if (held.status !== 200) return ended(held.status)
  const hold = JSON.parse(held.text).result.data
  id = hold.id
  const submitted = await step('reservations.submit', guestDetails(hold))
  if (submitted.status !== 200) return ended(submitted.status)
  return ended((await step('reservations.confirm', { id, confirmation: confirmationOf(confirmations, id) })).status)
}

/** The guest has it from a message, which nobody here reads. */
function confirmationOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(id).digest('base64url').slice(0, 16)
}

function noAnswer(error: Error): ProxyAnswer {
  return { status: 599, servedBy: '', cookies: [], location: undefined, text: error.message }
}

function endings(status: number): Journey['ending'] {
  if (status === 200) return 'confirmed'
  return status < 500 ? 'refused' : 'failed'
}

interface HeldTerms {
  readonly id: string
  readonly specialTerms: readonly { readonly id: string; readonly type: string }[]
}

export function guestDetails({ id, specialTerms }: HeldTerms) {
  return {
    id,
    firstName: 'Thandi',
    lastName: 'Mokoena',
    email: `${id.slice(0, 12)}@example.test`,
    countryCode: '+27',
    cell: '0821234567',
    verificationPreference: 'WHATSAPP',
    optIntoMarketing: false,
    termsAccepted: true,
    acceptedTermIds: specialTerms.filter(({ type }) => type === 'Mandatory').map((term) => term.id),
    payInFull: false,
  }
}
