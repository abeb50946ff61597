import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Clock } from '../../shared/clock.ts'
import { passing } from '../answers/ota-errors.ts'
import type { OtaCodec } from '../ota-codec.ts'
import type { HtiExchange } from './hti-exchange.ts'
import type { HtiLine } from './hti-lines.ts'
import type { HtiQuestion, HtiReplied } from './hti-questions.ts'
import type { HtiQueue, OutgoingEnding } from './hti-queue.ts'

export interface SayPorts {
  readonly otaCodec: OtaCodec
  readonly htiExchange: HtiExchange
  readonly htiQueue: HtiQueue
  readonly clock: Clock
}

/** They said no, or nothing that can be understood. */
export interface NotDone {
  readonly isSilent: boolean
  /** What was asked may have been done all the same. */
  readonly mayBeDone: boolean
  readonly code: number | null
  readonly text: string
}

export interface Said {
  readonly result: Result<HtiReplied, NotDone>
  /** As it came, for the log. */
  readonly response: string | null
}

interface Saying {
  /** Of the message in the queue. */
  readonly id: string
  /** Its date, by which a late copy of it is known. */
  readonly at: Temporal.Instant
  readonly question: HtiQuestion
  /** Puts it in progress. */
  readonly begin: (request: string) => Promise<void>
}

export async function sayInLog(ports: SayPorts, line: HtiLine, { id, at, question, begin }: Saying): Promise<Said> {
  const { otaCodec, htiExchange } = ports
  const requestor = line.proof === 'basic' ? null : { userName: line.userName, password: line.password }
  const text = otaCodec.ask(question, { isSoap: line.transport === 'soap11', echoToken: id, at, requestor })
  await begin(otaCodec.masked(text))
  const sent = await htiExchange.send(line, text)
  if (sent.outcome === 'silent') {
    const { fault, mayBeHeard: mayBeDone } = sent
    return { result: refused({ isSilent: true, mayBeDone, code: null, text: fault }), response: null }
  }
  const response = otaCodec.masked(new TextDecoder().decode(sent.body).replaceAll('\0', ''))
  const replied = otaCodec.readReplied(sent.body)
  if (!replied || replied.kind !== question.kind) {
    return { result: refused({ isSilent: true, mayBeDone: true, code: null, text: 'No answer to this message' }), response }
  }
  const [error] = replied.errors
  if (!error) return { result: accepted(replied), response }
  const isPassing = passing.has(error.code)
  return { result: refused({ isSilent: isPassing, mayBeDone: isPassing, code: error.code, text: error.text }), response }
}

/** Seconds; a line that is silent again rests twice as long, up to five minutes. */
export function restAfter(times: number): number {
  return Math.min(10 * 2 ** Math.max(0, times - 1), 300)
}

/** After so many tries people have to look: some days, with a line that is down. */
const mostTries = 300

const [noRoom, triesForRoom] = [427, 4]

/** How a message ends that was not done; with patience where that helps. */
export function outgoingEnding({ result, response }: Said, tries: number, now: Temporal.Instant): OutgoingEnding {
  const done = { endedAt: now, response, theirId: result.ok ? result.value.theirId : null, nextTryAt: null }
  if (result.ok) return { ...done, state: 'SUCCESS', error: null }
  const { isSilent, code, text } = result.refusal
  const error = { code: code ?? 0, text: text.slice(0, 300) }
  // A room may be free there once the other messages of this turn are heard.
  const isPatient = isSilent || (code === noRoom && tries < triesForRoom)
  if (!isPatient || tries >= mostTries) return { ...done, state: 'FAILED', error }
  return { ...done, state: 'RETRY', error, nextTryAt: now.add({ seconds: restAfter(tries) }) }
}
