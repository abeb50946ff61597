import { TRPCError } from '@trpc/server'
import { untilEnd } from '../deadline.ts'

const message = 'No answer in time; what was asked may have been done. Ask again with the same Idempotency-Key, or look first'

/** The answer, or TIMEOUT when the request ends before it. */
export async function untilDeadline<Answer>(answer: Promise<Answer>, end: AbortSignal): Promise<Answer> {
  try {
    return await untilEnd(end, answer)
  } catch (cause) {
    if (!end.aborted) throw cause
    throw new TRPCError({ code: 'TIMEOUT', message, cause })
  }
}
