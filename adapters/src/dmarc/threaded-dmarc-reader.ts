import type { DmarcReader } from '@camp/application/dmarc/dmarc-reader.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { gaveUp, type ParserThread } from '../parsing/parser-thread.ts'
import { dmarcLimits } from './dmarc-limits.ts'

/** By saxes, fflate and postal-mime, in a thread that is ended when a file takes too long. */
export class ThreadedDmarcReader implements DmarcReader {
  readonly #thread: ParserThread

  constructor(thread: ParserThread) {
    this.#thread = thread
  }

  async read(file: Uint8Array): ReturnType<DmarcReader['read']> {
    if (file.length > dmarcLimits.bytes) return refused({ code: 'too-large' })
    const job = { parser: 'dmarc', file, question: null } as const
    const answer = await this.#thread.read(job, { milliseconds: dmarcLimits.milliseconds })
    if (answer === gaveUp) return refused({ code: 'took-too-long' })
    if (!answer.ok) return answer
    return accepted(answer.value.map((report) => ({ ...report, begin: moment(report.begin), end: moment(report.end) })))
  }
}

function moment(seconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1_000)
}
