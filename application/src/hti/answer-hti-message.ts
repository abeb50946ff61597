import type { SignInAttempts } from '../people/sign-in-attempts.ts'
import type { OwnWork } from '../shared/own-work.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { AnswerPorts } from './answers/answer-ports.ts'
import { notProved, tooManyGuesses } from './answers/ota-errors.ts'
import { askedIds, hotelCodesOf, reservationIdOf } from './facts-of-ask.ts'
import type { HtiConnection, HtiConnections } from './hti-connections.ts'
import type { HtiLog, HtiLogEnding } from './hti-log.ts'
import { type HtiCredentials, type HtiError, type HtiFault, type HtiMessage, type HtiReply, longestId } from './hti-messages.ts'
import type { OtaCodec } from './ota-codec.ts'
import { takeGuess } from './password-guesses.ts'
import { replyTo } from './reply-to.ts'

export interface AnswerHtiPorts extends AnswerPorts {
  readonly otaCodec: OtaCodec
  readonly htiConnections: HtiConnections
  readonly htiLog: HtiLog
  readonly randomness: Randomness
  readonly attempts: SignInAttempts
  readonly ownWork: OwnWork
}

export interface ReceivedHtiMessage {
  readonly body: Uint8Array
  /** Of the HTTP header; null where there is none. */
  readonly basic: HtiCredentials | null
  /** Where it came from; null where nobody can tell. */
  readonly address: string | null
}

export interface AnsweredHtiMessage {
  readonly outcome: 'answered' | 'not-proved' | 'no-message' | 'too-large' | 'too-many-guesses'
  readonly text: string
}

/** Whoever the channel is proves it first; everything else is answered in OpenTravel and kept in the log. */
export class AnswerHtiMessage {
  readonly #ports: AnswerHtiPorts

  constructor(ports: AnswerHtiPorts) {
    this.#ports = ports
  }

  async execute({ body, basic, address }: ReceivedHtiMessage): Promise<AnsweredHtiMessage> {
    const { otaCodec, htiConnections, attempts } = this.#ports
    const read = otaCodec.read(body)
    const said = [basic, read.ok ? read.value.requestor : null].filter((one) => one !== null)
    const guess = said.length === 0 ? null : await takeGuess(this.#ports, address)
    if (guess === undefined) return { outcome: 'too-many-guesses', text: this.#refusal(read, tooManyGuesses) }
    const byBasic = basic ? await htiConnections.provedBy(basic) : []
    const byRequestor = read.ok && read.value.requestor ? await htiConnections.provedBy(read.value.requestor) : []
    if (guess !== null && byBasic.length + byRequestor.length > 0) await attempts.giveBack(guess)
    if (!read.ok) return this.#noMessage(read.refusal.code, body, byBasic)
    const proved = provedConnections(byBasic, byRequestor)
    if (proved.length === 0) return { outcome: 'not-proved', text: this.#refusal(read, notProved) }
    return { outcome: 'answered', text: await this.#answer(proved, read.value, body) }
  }

  #refusal(read: ReturnType<OtaCodec['read']>, error: HtiError): string {
    const { otaCodec, clock } = this.#ports
    if (!read.ok) return otaCodec.writeFault(read.refusal.code, clock.now())
    const { ask, envelope } = read.value
    return otaCodec.write({ kind: ask.kind, errors: [error] }, envelope, clock.now())
  }

  async #noMessage(fault: HtiFault, body: Uint8Array, proved: readonly HtiConnection[]): Promise<AnsweredHtiMessage> {
    const { otaCodec, htiLog, clock, randomness } = this.#ports
    const text = otaCodec.writeFault(fault, clock.now())
    if (proved.length > 0) {
      const [id, at] = [randomness.uuid(), clock.now()]
      const organisationId = proved.length === 1 ? (proved[0]?.organisationId ?? null) : null
      await htiLog.begin({ id, organisationId, kind: null, at, theirId: null, request: this.#shown(body) })
      const error = { code: 320, text: fault }
      await htiLog.end(id, { state: 'FAILED', endedAt: clock.now(), reservationId: null, error, response: text })
    }
    return { outcome: fault === 'too-large' ? 'too-large' : 'no-message', text }
  }

  async #answer(proved: readonly HtiConnection[], { ask, envelope }: HtiMessage, body: Uint8Array): Promise<string> {
    const { otaCodec, htiLog, clock, randomness } = this.#ports
    const id = randomness.uuid()
    const codes = hotelCodesOf(ask)
    const about = proved.length === 1 ? proved[0] : proved.find(({ propertyCode }) => codes.includes(propertyCode))
    const organisationId = about?.organisationId ?? null
    const theirId = askedIds(ask)[0]?.id.slice(0, longestId) ?? null
    await htiLog.begin({ id, organisationId, kind: ask.kind, at: clock.now(), theirId, request: this.#shown(body) })
    const response = (reply: HtiReply) => otaCodec.write(reply, envelope, clock.now())
    return answerInLog(this.#ports, { id, proved, ask, at: envelope.at, response })
  }

  /** As it came, without what proves who sent it. */
  #shown(body: Uint8Array): string {
    return this.#ports.otaCodec.masked(new TextDecoder().decode(body).replaceAll('\0', ''))
  }
}

interface Answering {
  /** Of the entry that is in progress. */
  readonly id: string
  readonly proved: readonly HtiConnection[]
  readonly ask: HtiMessage['ask']
  /** As the sender dates it. */
  readonly at: HtiMessage['envelope']['at']
  readonly response: (reply: HtiReply) => string
}

/**
 * The entry ends with what became of the message, also when that was a fault of ours or the channel waits no
 * longer.
 */
export async function answerInLog(ports: AnswerHtiPorts, { id, proved, ask, at, response }: Answering): Promise<string> {
  const { htiLog, ownWork, clock } = ports
  const end = (ending: HtiLogEnding) => ownWork(() => htiLog.end(id, ending))
  try {
    const answered = await replyTo(ports, proved, { ask, at })
    const text = response(answered.ok ? answered.value : { kind: ask.kind, errors: [answered.refusal] })
    const reservationId = answered.ok ? await ownWork(() => reservationIdOf(ports, proved, answered.value)) : null
    await end({
      state: answered.ok ? 'SUCCESS' : 'FAILED',
      endedAt: clock.now(),
      reservationId,
      error: answered.ok ? null : answered.refusal,
      response: text,
    })
    return text
  } catch (error) {
    const failure = { code: 448, text: 'System error' }
    await end({ state: 'FAILED', endedAt: clock.now(), reservationId: null, error: failure, response: null }).catch(() => {})
    throw error
  }
}

/** Each connection says which proof it asks for. */
function provedConnections(byBasic: readonly HtiConnection[], byRequestor: readonly HtiConnection[]): readonly HtiConnection[] {
  const has = (list: readonly HtiConnection[], { organisationId }: HtiConnection) =>
    list.some((one) => one.organisationId === organisationId)
  const basic = byBasic.filter((one) => one.proof === 'basic' || (one.proof === 'both' && has(byRequestor, one)))
  return [...basic, ...byRequestor.filter(({ proof }) => proof === 'requestor')]
}
