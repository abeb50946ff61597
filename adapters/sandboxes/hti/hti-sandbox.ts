import { setTimeout } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sandboxPageHeaders } from '../sandbox-page.ts'
import { realSandboxTime, type SandboxTime } from '../sandbox-time.ts'
import { type HeardMessage, hearMessage } from './hear-message.ts'
import { faultOf, type SandboxHtiFault } from './hti-faults.ts'
import { HtiLedger } from './hti-ledger.ts'
import { htiLook, htiPage } from './hti-page.ts'
import { OwnBookings, type SayToCamp } from './own-bookings.ts'

export interface HtiSandboxSettings {
  /** What the camp proves itself with here. */
  readonly userName: string
  readonly password: string
  readonly slowMs: number
  /** Between two times that waiting messages of this side are said. */
  readonly speakMs: number
}

type Env = { Bindings: Partial<HttpBindings> }

export interface HtiSandbox {
  readonly app: Hono<Env>
  readonly ledger: HtiLedger
  readonly own: OwnBookings
  stop(): void
}

/** Takes what the camp tells, sells rooms of its own, and goes wrong on demand. */
export function createHtiSandbox(options: { settings: HtiSandboxSettings; say: SayToCamp; time?: SandboxTime }): HtiSandbox {
  const { settings, say, time = realSandboxTime() } = options
  const ledger = new HtiLedger()
  const own = new OwnBookings({ ledger, time, say })
  const line = new Line(ledger, time, settings)
  const app = new Hono<Env>()
  app.use(bodyLimit({ maxSize: 1_100_000 }))
  app.get('/', (c) => c.html(htiPage(ledger), 200, { ...sandboxPageHeaders(htiLook, { formTargets: ["'self'"] }) }))
  app.post('/ota', (c) => line.hear(c))
  app.post('/bookings', async (c) => {
    const { room, from, to, guest } = await c.req.parseBody()
    const stay = { room: String(room), from: String(from), to: String(to) }
    if (own.book(stay, String(guest).slice(0, 60))) await own.speak()
    return c.redirect('/', 303)
  })
  app.post('/bookings/:id/cancel', async (c) => {
    own.cancel(c.req.param('id'))
    await own.speak()
    return c.redirect('/', 303)
  })
  const speakAgain = () => {
    time.later(settings.speakMs, () => void own.speak().finally(speakAgain))
  }
  speakAgain()
  return { app, ledger, own, stop: () => time.stop() }
}

const refusals: Readonly<Partial<Record<SandboxHtiFault, number>>> = { busy: 191, full: 427 }

/** Loses, repeats and reorders by the guest's name, each the first time that a message comes. */
class Line {
  readonly #ledger: HtiLedger
  readonly #time: SandboxTime
  readonly #settings: HtiSandboxSettings
  readonly #met = new Set<string>()
  #late: readonly Uint8Array[] = []

  constructor(ledger: HtiLedger, time: SandboxTime, settings: HtiSandboxSettings) {
    this.#ledger = ledger
    this.#time = time
    this.#settings = settings
  }

  async hear(c: Context<Env>): Promise<Response> {
    if (!this.#isProved(c)) return c.text('Who are you?', 401, { 'www-authenticate': 'Basic realm="HTI sandbox"' })
    const file = new Uint8Array(await c.req.arrayBuffer())
    const fault = this.#faultOf(new TextDecoder().decode(file))
    if (fault === 'lost') return this.#silence(c)
    if (fault === 'down') return c.text('Not now', 503)
    if (fault === 'late') {
      this.#late = [...this.#late, file]
      return this.#silence(c)
    }
    const heard = this.#do(file, refusals[fault] ?? null)
    if (fault === 'twice') this.#do(file)
    const waiting = this.#late
    this.#late = []
    for (const one of waiting) this.#do(one)
    if (fault === 'silent') return this.#silence(c)
    if (fault === 'slow') await setTimeout(this.#settings.slowMs, undefined, { ref: false })
    return heard ? c.body(heard.answer, 200, { 'content-type': 'text/xml; charset=utf-8' }) : c.text('No message', 400)
  }

  #isProved(c: Context<Env>): boolean {
    const { userName, password } = this.#settings
    return c.req.header('authorization') === `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`
  }

  /** Of the guest in it, and of a message of its kind only once. */
  #faultOf(text: string): SandboxHtiFault {
    const surname = /<Surname>([^<]*)</.exec(text)?.[1] ?? ''
    const fault = faultOf(surname)
    const key = `${/<(OTA_\w+)/.exec(text)?.[1] ?? ''} ${/<UniqueID [^>]*ID="([^"]*)"/.exec(text)?.[1] ?? ''}`
    if (fault === 'none' || this.#met.has(key)) return 'none'
    this.#met.add(key)
    return fault
  }

  #do(file: Uint8Array, refusal: number | null = null): HeardMessage | undefined {
    const heard = hearMessage(this.#ledger, file, refusal)
    const { name = 'no message', about = '', outcome = 'not understood' } = heard ?? {}
    this.#ledger.note({ at: this.#time.now(), direction: 'heard', name, about, outcome })
    return heard
  }

  #silence(c: Context<Env>): Response {
    const { outgoing } = c.env ?? {}
    if (!outgoing) return c.body(null, 504)
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
}
