import { AsyncLocalStorage } from 'node:async_hooks'

/** When work that is done for a request has to end, although it may not have come to its end. */
export interface RequestLimits {
  /** The answer is due, or the client has gone. */
  readonly signal: AbortSignal
  /** Milliseconds for all questions to other machines together. */
  readonly outboundPatience: number
}

class RequestEnd {
  readonly signal: AbortSignal
  readonly #outboundPatience: number
  #outbound: AbortSignal | undefined

  constructor({ signal, outboundPatience }: RequestLimits) {
    this.signal = signal
    this.#outboundPatience = outboundPatience
  }

  /** Counts from the first question. */
  get outbound(): AbortSignal {
    this.#outbound ??= AbortSignal.any([this.signal, AbortSignal.timeout(this.#outboundPatience)])
    return this.#outbound
  }
}

const requests = new AsyncLocalStorage<RequestEnd>()

/** Whatever `work` waits for, a connection, a statement or another machine, ends with the request. */
export function endingWithRequest<Answer>(limits: RequestLimits, work: () => Answer): Answer {
  return requests.run(new RequestEnd(limits), work)
}

/** For what several requests wait for together, and for noting what has been done. */
export function beyondRequest<Answer>(work: () => Answer): Answer {
  return requests.exit(work)
}

/** Absent: the work is nobody's request. */
export function endOfRequest(): AbortSignal | undefined {
  return requests.getStore()?.signal
}

/** The end of questions to other machines; it comes no later than the request's. */
export function endOfQuestions(): AbortSignal | undefined {
  return requests.getStore()?.outbound
}

/** The answer, unless questions to other machines end before it; what was waited for goes on for others. */
export async function untilEndOfQuestions<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const end = endOfQuestions()
  if (!end) return answer
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const stop = () => reject(new QuestionsEnded('the request that asked has ended'))
  end.addEventListener('abort', stop, { once: true })
  if (end.aborted) stop()
  try {
    return await Promise.race([answer, ended])
  } finally {
    end.removeEventListener('abort', stop)
  }
}

export class QuestionsEnded extends Error {
  override readonly name = 'QuestionsEnded'
}
